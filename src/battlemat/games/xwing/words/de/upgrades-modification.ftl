### Was Karten tun, in eigenen Worten: upgrades-modification.

ability-upgrade-afterburners = Nach einem vollständig ausgeführten Manöver mit Geschwindigkeit 3 bis 5 darfst du für 1 Ladung eine Schub-Aktion ausführen, auch gestresst.
ability-upgrade-stealthdevice = Solange die Ladung aktiv ist, wirfst du 1 Verteidigungswürfel mehr. Nachdem du Schaden erlitten hast, verliert die Karte die Ladung.
ability-upgrade-staticdischargevanes = Würdest du einen Ionen- oder Störmarker erhalten und bist nicht gestresst, darfst du 1 Stress nehmen und ihn an ein anderes Schiff in Reichweite 0–1 weitergeben.
ability-upgrade-delayedfuses = Nachdem du eine Bombe oder Mine platziert hast, darfst du einen Zündermarker darauf legen.
