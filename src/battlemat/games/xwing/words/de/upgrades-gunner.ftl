### Was Karten tun, in eigenen Worten: upgrades-gunner.

ability-upgrade-agilegunner = In der Endphase darfst du deinen Geschützturm drehen.
ability-upgrade-ahsokatano = Nach einem Manöver darfst du 1 Macht ausgeben: Ein befreundetes Schiff in Reichweite 1–3 in deinem Feuerwinkel darf eine rote Fokussieren-Aktion ausführen, auch gestresst.
ability-upgrade-bistan = Nach einem Primärangriff mit Fokusmarker darfst du einen Bonus-Turmangriff auf ein Schiff ausführen, das du in dieser Runde nicht angegriffen hast.
ability-upgrade-bossk = Nach einem verfehlten Primärangriff erhältst du 1 Stressmarker (wenn du keinen hast) und darfst dasselbe Ziel noch einmal mit einer Primärwaffe angreifen.
ability-upgrade-bt1 = Während du angreifst, darfst du für jeden Stressmarker des Verteidigers 1 Treffer in einen kritischen ändern.
ability-upgrade-clonecommandercody = Verfehlt dein Angriff trotz Treffern oder kritischen Treffern, erhält der Verteidiger 1 Überlastung.
ability-upgrade-dengar = Nachdem du gegen ein Schiff in deinem Feuerwinkel verteidigt hast, darfst du 1 Ladung ausgeben: Wirf einen Angriffswürfel, ein Treffer oder kritischer Treffer fügt dem Angreifer 1 Schaden zu. Er darf stattdessen einen grünen Marker entfernen.
ability-upgrade-ezrabridger = Nach einem Primärangriff darfst du für 1 Macht einen Bonusangriff aus einem in dieser Runde unbenutzten Turmwinkel ausführen; gestresst darfst du dabei 1 Würfel neu werfen.
ability-upgrade-fifthbrother = Während du angreifst, darfst du für 1 Macht 1 Fokus-Ergebnis in einen kritischen Treffer ändern.
ability-upgrade-finn = Während du verteidigst oder einen Primärangriff ausführst und der Feind in deinem Bugwinkel ist, darfst du einen leeren Würfel hinzufügen.
ability-upgrade-greedo = Während du angreifst, darfst du für 1 Ladung 1 Treffer in einen kritischen ändern. Solange die Ladung aktiv ist, darf das auch, wer dich angreift.
ability-upgrade-hansolo = Bei Initiative 7 darfst du einen Bonus-Turmangriff ausführen; dieser Turmwinkel ist für die Runde verbraucht.
ability-upgrade-hansolo-gunner = Bevor du kämpfst, darfst du eine rote Fokussieren-Aktion ausführen.
ability-upgrade-hotshotgunner = Turmangriffe: Nachdem Verteidigungswürfel modifiziert sind, verliert der Verteidiger 1 Fokus- oder Berechnungsmarker.
ability-upgrade-lukeskywalker = Zu Beginn der Kampfphase darfst du für 1 Macht deinen Geschützturm drehen.
ability-upgrade-rey-gunner = Ist der Feind in deinem Turmwinkel, darfst du für 1 Macht 1 deiner leeren Ergebnisse in einen Treffer oder ein Ausweichen ändern.
ability-upgrade-seventhfleetgunner = Greift ein anderes befreundetes Schiff mit einer Primärwaffe ein Schiff in deinem Feuerwinkel an, darfst du 1 Ladung ausgeben: Es wirft 1 Würfel mehr, höchstens 4. In der Systemphase darfst du 1 Entwaffnung nehmen, um die Ladung zurückzuerhalten.
ability-upgrade-specialforcesgunner = Primärangriffe im Bugwinkel: Zeigt der Turm nach vorn, darfst du 1 Würfel mehr werfen; zeigt er nach hinten, darfst du danach einen Bonus-Turmangriff ausführen.
ability-upgrade-veterantailgunner = Nach einem Primärangriff im Bugwinkel darfst du einen Bonus-Primärangriff nach hinten ausführen.
ability-upgrade-veteranturretgunner = Nach einem Primärangriff darfst du einen Bonusangriff aus einem in dieser Runde unbenutzten Turmwinkel ausführen.
ability-upgrade-skilledbombardier = Du darfst Vorrichtungen mit einer Schablone gleicher Richtung abwerfen und starten, die um 1 schneller oder langsamer ist.
ability-upgrade-paigetico = Nach einem Primärangriff darfst du eine Bombe abwerfen oder deinen Turm drehen. Nachdem du zerstört wurdest, darfst du eine Bombe abwerfen.
