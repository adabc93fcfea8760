### Was Karten tun, in eigenen Worten: upgrades-turret.

ability-upgrade-ioncannonturret = Trifft er, verursacht ein Ergebnis 1 Schaden, alle anderen geben Ionenmarker.
