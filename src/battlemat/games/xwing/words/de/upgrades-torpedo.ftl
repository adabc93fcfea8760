### Was Karten tun, in eigenen Worten: upgrades-torpedo.

ability-upgrade-protontorpedoes = 1 Treffer wird kritisch.
