### What cards do, in our own words: upgrades-title.

ability-upgrade-ghost = An attack shuttle or a Sheathipede-class shuttle can dock with you; it deploys only from your rear guides.
ability-upgrade-houndstooth = A Z-95-AF4 Headhunter can dock with you.
ability-upgrade-phantom = You can dock from range 0–1.
ability-upgrade-landosmillenniumfalcon = An Escape Craft can dock with you; as long as it is aboard, its shields may take damage for you. Your primary attacks against stressed ships roll 1 more die.
