### What cards do, in our own words: upgrades-configuration.

ability-upgrade-servomotorsfoils = Closed: primary attacks roll 1 attack die fewer. Before you activate, you may flip this card.
