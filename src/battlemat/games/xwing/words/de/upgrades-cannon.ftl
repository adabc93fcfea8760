### Was Karten tun, in eigenen Worten: upgrades-cannon.

ability-upgrade-ioncannon = Trifft der Angriff, verursacht ein Ergebnis 1 Schaden, alle anderen geben Ionenmarker.
