### Was Karten tun, in eigenen Worten: upgrades-sensor.

ability-upgrade-firecontrolsystem = Greifst du ein von dir erfasstes Schiff an, darfst du 1 Angriffswürfel neu werfen; dann kannst du die Zielerfassung in diesem Angriff nicht ausgeben.
