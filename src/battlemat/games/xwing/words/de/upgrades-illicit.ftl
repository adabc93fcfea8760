### Was Karten tun, in eigenen Worten: upgrades-illicit.

ability-upgrade-cloakingdevice = Aktion: Tarne dich für 1 Ladung. Wirf zu Beginn der Planungsphase 1 Angriffswürfel: Bei Fokus enttarne dich oder verliere den Tarnungsmarker.
ability-upgrade-contrabandcybernetics = Bevor du aktivierst, darfst du 1 Ladung ausgeben: In dieser Runde hindert dich Stress weder an Aktionen noch an roten Manövern.
ability-upgrade-deadmansswitch = Nachdem du zerstört wurdest, erleidet jedes andere Schiff in Reichweite 0–1 1 Schaden.
ability-upgrade-feedbackarray = Bevor du kämpfst, darfst du 1 Ionen- und 1 Entwaffnungsmarker nehmen: Jedes Schiff in Reichweite 0 erleidet 1 Schaden.
ability-upgrade-inertialdampeners = Bevor du dein aufgedecktes Manöver ausführst, darfst du 1 Schild ausgeben, um stattdessen stillzustehen (weiß); danach erhältst du 1 Stressmarker.
ability-upgrade-riggedcargochute = Aktion: Wirf für 1 Ladung mit der geraden Schablone der Geschwindigkeit 1 lose Fracht, eine Trümmerwolke, hinter dir ab.
ability-upgrade-quickreleaselocks = In der Systemphase darfst du 1 Ladung ausgeben, um lose Fracht in deinen Heckwinkel in Reichweite 0 zu legen, nicht auf ein Schiff. Diese Ladungen kommen nie zurück.
ability-upgrade-saboteursmap = Am Ende des Aufbaus darfst du von jeder deiner Minen-Aufwertungen 1 Ladung ausgeben, um ihre Vorrichtung irgendwo jenseits von Reichweite 2 feindlicher Schiffe und anderer Vorrichtungen zu legen.
ability-upgrade-scannerbaffler = Am Ende des Aufbaus darfst du bis zu sechs andere befreundete gewöhnliche Schiffe in Reichweite 0–1 in deiner Aufstellungszone wählen und jedes neu aufstellen, irgendwo in Reichweite 0–1 von dir.
