### Was Karten tun, in eigenen Worten: pilots-v19torrentstarfighter.

ability-pilot-kickback = Nach einer Fassrollen-Aktion darfst du eine rote Zielerfassungs-Aktion durchführen.
ability-pilot-axe = Nachdem du angegriffen oder verteidigt hast, darfst du einen grünen Marker einem befreundeten Schiff in Reichweite 1–2 in deinem linken oder rechten Winkel geben.
ability-pilot-swoop = Nachdem ein befreundetes kleines oder mittleres Schiff ein Manöver der Geschwindigkeit 3–4 vollständig ausgeführt hat und in Reichweite 0–1 ist, darf es eine rote Schub-Aktion durchführen.
ability-pilot-tucker = Nachdem ein befreundetes Schiff in Reichweite 1–2 ein Schiff in deinem Bugwinkel angegriffen hat, darfst du eine Fokus-Aktion durchführen.
