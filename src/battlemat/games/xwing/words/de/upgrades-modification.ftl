### Was Karten tun, in eigenen Worten: upgrades-modification.

ability-upgrade-afterburners = Nach einem vollständig ausgeführten Manöver mit Geschwindigkeit 3 bis 5 darfst du für 1 Ladung eine Schub-Aktion ausführen, auch gestresst.
ability-upgrade-stealthdevice = Solange die Ladung aktiv ist, wirfst du 1 Verteidigungswürfel mehr. Nachdem du Schaden erlitten hast, verliert die Karte die Ladung.
ability-upgrade-staticdischargevanes = Würdest du einen Ionen- oder Störmarker erhalten und bist nicht gestresst, darfst du 1 Stress nehmen und ihn an ein anderes Schiff in Reichweite 0–1 weitergeben.
ability-upgrade-advancedslam = Nach einem SLAM mit vollständig ausgeführtem Manöver darfst du eine weiße Aktion deiner Leiste als rote ausführen.
ability-upgrade-electronicbaffle = In der Endphase darfst du 1 Schaden erleiden, um 1 roten Marker zu entfernen.
ability-upgrade-imperviumplating = Bevor dir eine offene Schadenskarte der Art „Schiff“ zugeteilt wird, darfst du sie für 1 Ladung stattdessen abwerfen.
ability-upgrade-munitionsfailsafe = Angriffe mit Torpedos und Raketen: Nach dem Wurf darfst du alle deine Ergebnisse aufheben, um die Ladung zurückzuerhalten.
ability-upgrade-synchronizedconsole = Nach deinem Angriff darfst du deine Zielerfassung auf den Verteidiger ausgeben, damit ein befreundetes Schiff in Reichweite 1 (mit dieser Karte 1–3) ihn erfasst.
ability-upgrade-tacticalscrambler = Versperrst du einen feindlichen Angriff, wirft der Verteidiger 1 Würfel mehr.
ability-upgrade-delayedfuses = Nachdem du eine Bombe oder Mine platziert hast, darfst du einen Zündermarker darauf legen.
ability-upgrade-sparepartscanisters = Aktion: Erhalte für 1 Ladung 1 Ladung eines Astromechs zurück. Aktion: Wirf für 1 Ladung Ersatzteile, eine Trümmerwolke, direkt hinter dir ab und brich alle Zielerfassungen auf dich.
ability-upgrade-ablativeplating = Bevor du Schaden durch ein Hindernis oder eine befreundete Bombe erleidest, darfst du eine Ladung ausgeben, um 1 davon zu verhindern.
