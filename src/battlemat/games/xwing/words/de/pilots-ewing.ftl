### Was Karten tun, in eigenen Worten: pilots-ewing.

ability-pilot-gavindarklighter = Befreundete Schiffe, die ein Schiff in deinem Bugwinkel angreifen, dürfen 1 Treffer in einen kritischen ändern.
ability-pilot-corranhorn = Bei Initiative 0 darfst du einen Bonus-Primärangriff auf einen Feind in deinem Fadenkreuzwinkel durchführen; dann erhältst du zu Beginn der nächsten Planungsphase einen Entwaffnet-Marker.
