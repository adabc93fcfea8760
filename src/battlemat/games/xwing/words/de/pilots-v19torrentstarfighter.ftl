### Was Karten tun, in eigenen Worten: pilots-v19torrentstarfighter.

ability-pilot-kickback = Nach einer Fassrollen-Aktion darfst du eine rote Zielerfassungs-Aktion ausführen.
ability-pilot-axe = Nachdem du angegriffen oder verteidigt hast, darfst du 1 grünen Marker an ein befreundetes Schiff in Reichweite 1–2 in deinen Seitenwinkeln geben.
ability-pilot-swoop = Hat ein kleines oder mittleres befreundetes Schiff in Reichweite 0–1 ein Manöver der Geschwindigkeit 3–4 vollständig ausgeführt, darf es eine rote Schub-Aktion ausführen.
ability-pilot-tucker = Nachdem ein befreundetes Schiff in Reichweite 1–2 einen Feind in deinem Bugwinkel angegriffen hat, darfst du eine Fokussieren-Aktion ausführen.
