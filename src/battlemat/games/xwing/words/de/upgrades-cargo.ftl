### Was Karten tun, in eigenen Worten: upgrades-cargo.

ability-upgrade-adaptiveshields = Während ein anderes befreundetes Schiff in Reichweite 0–1 verteidigt, das kleiner ist als du, darfst du 1 Schild oder 2 Energie ausgeben, um 1 Treffer oder kritischen Treffer aufzuheben.
ability-upgrade-boostedscanners = Während du erfasst, koordinierst oder störst, darfst du bis zu 3 Energie ausgeben: Jede lässt dich 1 Reichweite weiter wählen, höchstens bis Reichweite 5.
ability-upgrade-optimizedpowercore = Nachdem du ein blaues Manöver ausgeführt hast, erhältst du 1 Energie zurück.
ability-upgrade-tibannareserves = Aktion: Gib 1 Ladung dieser Karte aus, um 2 Energie zurückzuerhalten.
