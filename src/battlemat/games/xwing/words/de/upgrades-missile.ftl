### Was Karten tun, in eigenen Worten: upgrades-missile.

ability-upgrade-clustermissiles = Nach diesem Angriff darfst du ihn als Bonusangriff ohne Zielerfassung gegen ein anderes Schiff in Reichweite 0–1 des ersten wiederholen.
ability-upgrade-discordmissiles = Zu Beginn der Kampfphase darfst du 1 Berechnungsmarker und 1 Ladung ausgeben, um einen Schwarm Buzz-Droiden mit einer Geraden oder Drehung der Geschwindigkeit 3 zu starten. Er klammert sich an Feinde, die ihn kreuzen, und beißt, wen er berührt.
