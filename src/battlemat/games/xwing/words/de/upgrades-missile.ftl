### Was Karten tun, in eigenen Worten: upgrades-missile.

ability-upgrade-clustermissiles = Nach diesem Angriff darfst du ihn als Bonusangriff ohne Zielerfassung gegen ein anderes Schiff in Reichweite 0–1 des ersten wiederholen.
ability-upgrade-barragerockets = Gegen ein Schiff in deinem Fadenkreuzwinkel darfst du Angriffswürfel für je 1 Ladung neu werfen.
ability-upgrade-concussionmissiles = Treffen sie, legt jedes Schiff in Reichweite 0–1 des Verteidigers eine seiner Schadenskarten offen.
ability-upgrade-diamondboronmissiles = Treffen sie, darfst du 1 Ladung ausgeben: Jedes Schiff in Reichweite 0–1 des Verteidigers, das nicht wendiger ist als er, wirft 1 Angriffswürfel und erleidet den gezeigten Schaden.
ability-upgrade-energyshellcharges = Du darfst 1 Berechnungsmarker ausgeben, um 1 Fokus-Ergebnis in einen kritischen Treffer zu ändern. Aktion: Lade diese Karte nach.
ability-upgrade-homingmissiles = Der Verteidiger darf stattdessen 1 Schaden erleiden; dann wird nicht gewürfelt und der Angriff gilt als Treffer.
ability-upgrade-ionmissiles = Treffen sie, verursacht ein Ergebnis 1 Schaden, alle anderen geben Ionenmarker.
ability-upgrade-discordmissiles = Zu Beginn der Kampfphase darfst du 1 Berechnungsmarker und 1 Ladung ausgeben, um einen Schwarm Buzz-Droiden mit einer Geraden oder Drehung der Geschwindigkeit 3 zu starten. Er klammert sich an Feinde, die ihn kreuzen, und beißt, wen er berührt.
