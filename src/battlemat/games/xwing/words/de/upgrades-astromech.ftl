### Was Karten tun, in eigenen Worten: upgrades-astromech.

ability-upgrade-r2d2 = Nachdem du dein Rad aufgedeckt hast, darfst du 1 Ladung ausgeben und 1 Entwaffnung erhalten, um 1 Schild zurückzuerhalten.
ability-upgrade-r4astromech = Deine Grundmanöver mit Geschwindigkeit 1 und 2 sind eine Stufe leichter.
ability-upgrade-genius = Nach einem vollständig ausgeführten Manöver darfst du eine Bombe abwerfen, wenn du in dieser Runde noch keine Vorrichtung platziert hast.
