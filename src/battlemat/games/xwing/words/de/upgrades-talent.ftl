### Was Karten tun, in eigenen Worten: upgrades-talent.

ability-upgrade-predator = Primärangriffe gegen ein Schiff in deinem Fadenkreuzwinkel: du darfst 1 Angriffswürfel neu werfen.
ability-upgrade-marksmanship = Angriffe gegen ein Schiff in deinem Fadenkreuzwinkel: du darfst 1 Treffer in einen kritischen Treffer ändern.
ability-upgrade-fearless = Primärangriffe im Bugwinkel bei Reichweite 1, wenn du im Bugwinkel des Verteidigers bist: du darfst 1 Ergebnis in einen Treffer ändern.
ability-upgrade-elusive = Während du verteidigst, darfst du für 1 Ladung 1 Verteidigungswürfel neu werfen. Nach einem vollständig ausgeführten roten Manöver erhältst du 1 Ladung zurück.
ability-upgrade-crackshot = Primärangriffe gegen ein Schiff in deinem Fadenkreuzwinkel: bevor Ergebnisse neutralisiert werden, darfst du für 1 Ladung 1 Ausweichen annullieren.
ability-upgrade-composure = Schlägt eine deiner Aktionen fehl und hast du keinen grünen Marker, darfst du eine Fokussieren-Aktion ausführen.
ability-upgrade-debrisgambit = Mit einem Hindernis in Reichweite 0–1 sind deine roten Ausweichen-Aktionen weiß.
ability-upgrade-dedicated = Verteidigt ein anderes befreundetes Schiff, das limitiert ist oder auch diese Karte hat, in einem deiner Seitenwinkel in Reichweite 0–2, darfst du 1 Überlastung nehmen (wenn du keine hast), damit es ein leeres Ergebnis neu wirft.
ability-upgrade-ensnare = Am Ende der Aktivierungsphase darfst du, wenn du im Traktorstrahl bist, 1 Traktorstrahlmarker an ein Schiff in deinem Turmwinkel in Reichweite 0–1 abgeben.
ability-upgrade-fanatical = Primärangriffe ohne Schilde: Du darfst 1 Fokus-Ergebnis in einen Treffer ändern.
ability-upgrade-graviticdeflection = Während du verteidigst, darfst du genau so viele Verteidigungswürfel neu werfen, wie Schiffe im Traktorstrahl im Angriffswinkel sind.
ability-upgrade-heroic = Wirfst du zwei oder mehr Würfel und alle sind leer, darfst du beliebig viele davon neu werfen.
ability-upgrade-intimidation = Feinde in Reichweite 0 werfen 1 Verteidigungswürfel weniger.
ability-upgrade-juke = Während du mit einem Ausweichmarker angreifst, darfst du 1 Ausweichen des Verteidigers in ein Fokus-Ergebnis ändern.
ability-upgrade-lonewolf = Ohne anderes befreundetes Schiff in Reichweite 0–2 darfst du für 1 Ladung 1 deiner Würfel neu werfen.
ability-upgrade-outmaneuver = Bugwinkel-Angriffe, während du außerhalb der Feuerwinkel des Verteidigers bist: Er wirft 1 Würfel weniger.
ability-upgrade-ruthless = Während du angreifst, darfst du ein anderes befreundetes Schiff in Reichweite 0–1 des Verteidigers 1 Schaden erleiden lassen und 1 Ergebnis in einen Treffer ändern.
ability-upgrade-saturationsalvo = Angriffe mit Torpedos und Raketen: Du darfst 1 weitere Ladung der Waffe ausgeben; der Verteidiger wirft zwei von dir gewählte Würfel neu.
ability-upgrade-selfless = Verteidigt ein anderes befreundetes Schiff in Reichweite 0–1 und bist du im Angriffswinkel, darfst du 1 kritischen Schaden erleiden, um einen kritischen Treffer aufzuheben.
ability-upgrade-snapshot = Nachdem ein Feind ein Manöver ausgeführt hat, darfst du ihn mit dieser Waffe als Bonusangriff angreifen. Ihre Würfel können nicht modifiziert werden.
ability-upgrade-squadleader = Ein von dir koordiniertes Schiff kann nur Aktionen ausführen, die auch auf deiner Leiste sind.
ability-upgrade-swarmtactics = Zu Beginn der Kampfphase darfst du einem befreundeten Schiff in Reichweite 1 für diese Runde deine Initiative leihen.
ability-upgrade-treacherous = Während du verteidigst, darfst du 1 Ladung ausgeben und ein Schiff wählen, das den Angriff versperrt: Hebe 1 Ergebnis auf, und jenes Schiff erhält 1 Überlastung. Die Ladung kehrt zurück, wenn ein Schiff in Reichweite 0–3 zerstört wird.
ability-upgrade-trickshot = Angriffe, die ein Hindernis versperrt, mit 1 Angriffswürfel mehr.
ability-upgrade-daredevil = Du darfst eine weiße Schub-Aktion als rote behandeln, um die Wendeschablone der Geschwindigkeit 1 zu nutzen.
