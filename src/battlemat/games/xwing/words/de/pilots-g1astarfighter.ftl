### Was Karten tun, in eigenen Worten: pilots-g1astarfighter.

ability-pilot-zuckuss = Bei einem Primärangriff darfst du 1 Würfel mehr werfen; dann wirft auch der Verteidiger 1 mehr.
ability-pilot-4lom = Nach einem vollständig ausgeführten roten Manöver erhältst du 1 Berechnungsmarker. Zu Beginn der Endphase darfst du einen Stressmarker an ein Schiff in Reichweite 0–1 abgeben.
