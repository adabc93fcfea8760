### Was Karten tun, in eigenen Worten: upgrades-sensor.

ability-upgrade-firecontrolsystem = Greifst du ein von dir erfasstes Schiff an, darfst du 1 Angriffswürfel neu werfen; dann kannst du die Zielerfassung in diesem Angriff nicht ausgeben.
ability-upgrade-advancedsensors = Nachdem du dein Rad aufgedeckt hast, darfst du eine Aktion ausführen; in dieser Aktivierung dann keine weitere.
ability-upgrade-passivesensors = Aktion: Gib 1 Ladung aus. Ohne sie kannst du nicht koordiniert werden und darfst, bevor du kämpfst, eine Berechnen- oder Zielerfassungs-Aktion ausführen.
ability-upgrade-trajectorysimulator = In der Systemphase darfst du eine Bombe mit der Geraden der Geschwindigkeit 5 starten, statt sie wie üblich zu platzieren.
ability-upgrade-collisiondetector = Du kannst Schübe und Fassrollen durch und auf Hindernisse ausführen. Triffst du auf ein Hindernis, darfst du es für 1 Ladung bis zum Ende der Runde ignorieren.
