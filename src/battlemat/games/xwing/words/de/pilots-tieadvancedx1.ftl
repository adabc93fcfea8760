### Was Karten tun, in eigenen Worten: pilots-tieadvancedx1.

ability-pilot-darthvader = Nachdem du eine Aktion ausgeführt hast, darfst du für 1 Macht eine weitere ausführen.
