### Was Karten tun, in eigenen Worten: pilots-fangfighter.

ability-pilot-oldteroch = Zu Beginn der Kampfphase darfst du ein feindliches Schiff in Reichweite 1 wählen; bist du in seinem Bugwinkel, verliert es alle grünen Marker.
ability-pilot-fennrau = Bei Angriff oder Verteidigung in Angriffsreichweite 1 darfst du 1 Würfel mehr werfen.
ability-pilot-kadsolus = Nach einem vollständig ausgeführten roten Manöver erhältst du 2 Fokusmarker.
ability-pilot-joyrekkoff = Beim Angriff darfst du eine Ladung deiner Torpedos ausgeben: Der Verteidiger wirft 1 Verteidigungswürfel weniger.
