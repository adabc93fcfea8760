### Was Karten tun, in eigenen Worten: upgrades-missile.

ability-upgrade-clustermissiles = Nach diesem Angriff darfst du ihn als Bonusangriff ohne Zielerfassung gegen ein anderes Schiff in Reichweite 0–1 des ersten wiederholen.
