### Was Karten tun, in eigenen Worten: pilots-ewing.

ability-pilot-gavindarklighter = Befreundete Schiffe, die ein Schiff in deinem Bugwinkel angreifen, dürfen 1 Treffer in einen kritischen ändern.
