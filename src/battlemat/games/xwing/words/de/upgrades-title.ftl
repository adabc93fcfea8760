### Was Karten tun, in eigenen Worten: upgrades-title.

ability-upgrade-ghost = Ein Attack Shuttle oder eine Fähre der Sheathipede-Klasse kann bei dir andocken; sie dockt nur an deinen hinteren Stegen ab.
ability-upgrade-houndstooth = Ein Z-95-AF4-Kopfjäger kann bei dir andocken.
ability-upgrade-phantom = Du kannst aus Reichweite 0–1 andocken.
ability-upgrade-landosmillenniumfalcon = Eine Rettungskapsel kann bei dir andocken; solange sie an Bord ist, dürfen ihre Schilde Schaden für dich nehmen. Bei Primärangriffen gegen gestresste Schiffe wirfst du 1 Würfel mehr.
