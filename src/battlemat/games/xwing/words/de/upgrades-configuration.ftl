### Was Karten tun, in eigenen Worten: upgrades-configuration.

ability-upgrade-servomotorsfoils = Geschlossen: Primärangriffe mit 1 Angriffswürfel weniger. Bevor du aktivierst, darfst du diese Karte umdrehen.
