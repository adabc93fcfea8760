### What cards do, in our own words: pilots-btls8kwing.

ability-pilot-mirandadoni = In a primary attack you may spend 1 shield to roll 1 more die, or, without shields, roll 1 die fewer to recover 1 shield.
ability-pilot-esegetuketu = Friendly ships at range 0–2 may spend your focus tokens when they attack or defend.
