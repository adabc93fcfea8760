### Was Karten tun, in eigenen Worten: pilots-fangfighter.

ability-pilot-oldteroch = Zu Beginn der Kampfphase darfst du ein feindliches Schiff in Reichweite 1 wählen; bist du in seinem Bugwinkel, verliert es alle grünen Marker.
