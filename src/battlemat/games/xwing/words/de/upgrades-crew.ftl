### Was Karten tun, in eigenen Worten: upgrades-crew.

ability-upgrade-gnkgonkdroid = Du beginnst mit 1 Ladung weniger. Aktion: Erhalte hier 1 Ladung zurück. Aktion: Gib 1 Ladung aus, um 1 Schild zurückzuerhalten.
