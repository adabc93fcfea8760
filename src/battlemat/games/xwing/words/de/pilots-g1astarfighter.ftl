### Was Karten tun, in eigenen Worten: pilots-g1astarfighter.

ability-pilot-4lom = Nach einem vollständig ausgeführten roten Manöver erhältst du 1 Berechnungsmarker. Zu Beginn der Endphase darfst du 1 Stressmarker an ein anderes Schiff in Reichweite 0–1 geben.
ability-pilot-zuckuss = Primärangriffe: Du darfst 1 Angriffswürfel mehr werfen; dann wirft auch der Verteidiger 1 Würfel mehr.
