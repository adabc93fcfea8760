### What cards do, in our own words: pilots-tieagaggressor.

ability-pilot-lieutenantkestal = After the defender rolls, you may spend 1 focus token to cancel all its blanks and focus results.
ability-pilot-doubleedge = After your turret or missile attack misses, you may perform a bonus attack with another weapon.
