### Was Karten tun, in eigenen Worten: pilots-firesprayclasspatrolcraft.

ability-pilot-bobafett = Bei Angriff oder Verteidigung darfst du genau so viele deiner Würfel neu werfen, wie feindliche Schiffe in Reichweite 0–1 sind.
ability-pilot-emonazzameen = Zum Abwerfen darfst du statt der Geraden 1 die Gerade 3 oder eine Wende 3 verwenden.
ability-pilot-kathscarlet = Deine Primärangriffe haben 1 Angriffswürfel mehr, wenn ein befreundetes Schiff ohne Punkte in Reichweite 0 des Verteidigers ist.
ability-pilot-koshkafrost = Gegen ein gestresstes Schiff darfst du bei Angriff oder Verteidigung 1 deiner Würfel neu werfen.
ability-pilot-krassistrelix = Deine Spezialwaffen des Bugwinkels können auch aus dem Heckwinkel feuern. Bei Spezialangriffen darfst du 1 Angriffswürfel neu werfen.
