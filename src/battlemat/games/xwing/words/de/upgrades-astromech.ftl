### Was Karten tun, in eigenen Worten: upgrades-astromech.

ability-upgrade-r2d2 = Nachdem du dein Rad aufgedeckt hast, darfst du 1 Ladung ausgeben und 1 Entwaffnung erhalten, um 1 Schild zurückzuerhalten.
ability-upgrade-r4astromech = Deine Grundmanöver mit Geschwindigkeit 1 und 2 sind eine Stufe leichter.
ability-upgrade-bb8 = Bevor du ein blaues Manöver ausführst, darfst du für 1 Ladung eine Fassrollen- oder Schub-Aktion ausführen.
ability-upgrade-bbastromech = Bevor du ein blaues Manöver ausführst, darfst du für 1 Ladung eine Fassrollen-Aktion ausführen.
ability-upgrade-c110p = Nach einem Manöver darfst du für 1 Ladung eine rote Ausweichen-Aktion ausführen, auch gestresst. Ist in der Endphase keine Ladung übrig, drehe diese Karte um. Andere Seite: Nach jedem Manöver musst du einem Schiff in Reichweite 0–1 einen Störmarker geben.
    .front = Nach einem Manöver darfst du für 1 Ladung eine rote Ausweichen-Aktion ausführen, auch gestresst. Ist in der Endphase keine Ladung übrig, drehe diese Karte um.
    .back = Nach jedem Manöver musst du einem Schiff in Reichweite 0–1 einen Störmarker geben.
ability-upgrade-chopper = Aktion: Gib von einer anderen Aufwertung 1 nicht wiederkehrende Ladung aus, um 1 Schild zurückzuerhalten. Aktion: Gib 2 Schilde aus, um 1 solche Ladung zurückzuerhalten.
ability-upgrade-m9g8 = Während ein von dir erfasstes Schiff angreift, darfst du einen seiner Angriffswürfel neu werfen lassen.
ability-upgrade-r2a6 = Nachdem du dein Rad aufgedeckt hast, darfst du es auf dieselbe Flugrichtung stellen, eine Geschwindigkeit höher oder niedriger.
ability-upgrade-r2astromech = Nachdem du dein Rad aufgedeckt hast, darfst du 1 Ladung ausgeben und 1 Entwaffnung erhalten, um 1 Schild zurückzuerhalten.
ability-upgrade-r2c4 = Während du angreifst, darfst du 1 Ausweichmarker ausgeben, um 1 Fokus-Ergebnis in einen Treffer zu ändern.
ability-upgrade-r2ha = Während du verteidigst, darfst du deine Zielerfassung auf den Angreifer ausgeben, um beliebig viele Verteidigungswürfel neu zu werfen.
ability-upgrade-r3astromech = Du kannst 2 Zielerfassungen auf verschiedene Objekte halten. Nach einer Zielerfassungs-Aktion darfst du noch ein Objekt erfassen.
ability-upgrade-r4pastromech = Bevor du ein Grundmanöver ausführst, darfst du es für 1 Ladung eine Stufe leichter machen.
ability-upgrade-r4p17 = Nach einem vollständig ausgeführten roten Manöver darfst du für 1 Ladung eine Aktion ausführen, auch gestresst.
ability-upgrade-r4p44 = Nach einem vollständig ausgeführten roten Manöver erhältst du 1 Berechnungsmarker, wenn ein Feind in deinem Fadenkreuzwinkel ist.
ability-upgrade-r5astromech = Aktion: Repariere für 1 Ladung eine verdeckte Schadenskarte. Aktion: Repariere eine offene Schadenskarte der Art „Schiff“.
ability-upgrade-r5d8 = Aktion: Repariere für 1 Ladung eine verdeckte Schadenskarte. Aktion: Repariere eine offene Schadenskarte der Art „Schiff“.
ability-upgrade-r5p8 = Angriffe auf ein Schiff in deinem Bugwinkel: Du darfst für 1 Ladung 1 Würfel neu werfen. Zeigt er einen kritischen Treffer, erleidest du 1 kritischen Schaden.
ability-upgrade-r5x3 = Bevor du aktivierst oder kämpfst, darfst du für 1 Ladung bis zum Ende der Phase Hindernisse ignorieren.
ability-upgrade-genius = Nach einem vollständig ausgeführten Manöver darfst du eine Bombe abwerfen, wenn du in dieser Runde noch keine Vorrichtung platziert hast.
ability-upgrade-r5tk = Du kannst befreundete Schiffe angreifen.
