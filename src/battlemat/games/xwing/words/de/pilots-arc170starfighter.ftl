### Was Karten tun, in eigenen Worten: pilots-arc170starfighter.

ability-pilot-sharabey = Während du verteidigst oder einen Primärangriff ausführst, darfst du deine Zielerfassung auf das feindliche Schiff ausgeben, um ein Fokus-Ergebnis hinzuzufügen.
ability-pilot-ibtisam = Nach einem vollständig ausgeführten Manöver darfst du gestresst einen Angriffswürfel werfen; bei Treffer oder kritischem Treffer entferne 1 Stressmarker.
ability-pilot-oddball-arc170starfighter = Nach einem vollständig ausgeführten roten Manöver oder einer roten Aktion darfst du einen Feind in deinem Fadenkreuzwinkel erfassen.
ability-pilot-oddball-btlbywing = Nach einem vollständig ausgeführten roten Manöver oder einer roten Aktion darfst du einen Feind in deinem Fadenkreuzwinkel erfassen.
ability-pilot-oddball = Nach einem vollständig ausgeführten roten Manöver oder einer roten Aktion darfst du einen Feind in deinem Fadenkreuzwinkel erfassen.
ability-pilot-wolffe = Primärangriffe nach vorn: Du darfst für 1 Ladung 1 Würfel neu werfen. Primärangriffe nach hinten: Du darfst 1 Ladung zurückerhalten, um 1 Würfel mehr zu werfen.
ability-pilot-sinker = Ein befreundetes Schiff in Reichweite 1–2 in deinen Seitenwinkeln darf bei Primärangriffen 1 Würfel neu werfen.
ability-pilot-jag = Nachdem ein befreundetes Schiff in Reichweite 1–2 in deinen Seitenwinkeln verteidigt hat, darfst du den Angreifer erfassen.
