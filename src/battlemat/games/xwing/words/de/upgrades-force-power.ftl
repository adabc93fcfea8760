### Was Karten tun, in eigenen Worten: upgrades-force-power.

ability-upgrade-brilliantevasion = Während du außerhalb des Fadenkreuzwinkels des Angreifers verteidigst, darfst du für 1 Macht 2 Fokus-Ergebnisse in Ausweichen ändern.
ability-upgrade-foresight = Nachdem ein Feind ein Manöver ausgeführt hat, darfst du ihn für 1 Macht mit dieser Waffe als Bonusangriff angreifen. Du darfst 1 Fokus-Ergebnis in einen Treffer ändern; sonst ändert nichts ihre Würfel.
ability-upgrade-hate = Für jeden erlittenen Schaden erhältst du 1 Macht zurück.
ability-upgrade-heightenedperception = Zu Beginn der Kampfphase darfst du für 1 Macht mit Initiative 7 kämpfen.
ability-upgrade-instinctiveaim = Du darfst für 1 Macht mit einer Spezialwaffe ohne den verlangten Fokusmarker oder die Zielerfassung angreifen.
ability-upgrade-precognitivereflexes = Nachdem du dein Rad aufgedeckt hast, darfst du für 1 Macht eine Fassrollen- oder Schub-Aktion ausführen, deine letzte in dieser Aktivierung. Ist sie nicht auf deiner Leiste, erhältst du 1 Überlastung.
ability-upgrade-predictiveshot = Nachdem du einen Angriff auf ein Schiff in deinem Fadenkreuzwinkel angesagt hast, darfst du 1 Macht ausgeben: Der Verteidiger wirft nicht mehr Würfel, als du Treffer und kritische Treffer hast.
ability-upgrade-sense = In der Systemphase darfst du das Rad eines Schiffes in Reichweite 0–1 ansehen; für 1 Macht in Reichweite 0–3.
ability-upgrade-supernaturalreflexes = Bevor du aktivierst, darfst du für 1 Macht eine Fassrollen- oder Schub-Aktion ausführen. Ist sie nicht auf deiner Leiste, erleidest du 1 Schaden.
ability-upgrade-battlemeditation = Du kannst keine limitierten Schiffe koordinieren. Koordinierst du, darf ein weiteres nicht limitiertes Schiff desselben Typs dieselbe Aktion ausführen.
