### Was Karten tun, in eigenen Worten: upgrades-crew.

ability-upgrade-gnkgonkdroid = Du beginnst mit 1 Ladung weniger. Aktion: Erhalte hier 1 Ladung zurück. Aktion: Gib 1 Ladung aus, um 1 Schild zurückzuerhalten.
ability-upgrade-cadbane = Nachdem du eine Vorrichtung abgeworfen oder gestartet hast, darfst du eine rote Schub-Aktion durchführen.
ability-upgrade-sabinewren = Hier liegen je 1 Ionen-, Störsignal-, Stress- und Traktormarker. Nachdem eine befreundete Bombe auf ein Schiff gewirkt hat, darfst du ihm einen davon geben.
ability-upgrade-ga97 = Bevor Schiffe aufgestellt werden, darfst du 3 bis 5 Ladungen ausgeben: Ein anderes Schiff deiner Staffel wartet in der Reserve, bis hier wieder alle Ladungen aktiv sind oder du zerstört bist.
