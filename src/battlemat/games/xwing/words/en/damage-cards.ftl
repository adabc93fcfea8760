### What cards do, in our own words: damage-cards.

ability-damage-panickedpilot = You gain 2 stress tokens; then this card is repaired.
ability-damage-blindedpilot = You can modify your attack dice only with the Force. Action: repair this card.
ability-damage-woundedpilot = Each time you have performed an action, roll 1 attack die; a hit or crit gives you 1 stress token. Action: repair this card.
ability-damage-stunnedpilot = After a maneuver through or onto an obstacle you suffer 1 hit damage.
ability-damage-consolefire = Roll 1 attack die before you engage; on a hit you suffer 1 hit damage. Action: repair this card.
ability-damage-damagedengine = Your turns are one step harder.
ability-damage-weaponsfailure = You roll 1 attack die fewer. Action: repair this card.
ability-damage-hullbreach = You suffer crit damage in place of hit damage. Action: repair this card.
ability-damage-structuraldamage = You roll 1 defense die fewer.
ability-damage-damagedsensorarray = The only actions you can perform are focus and those of damage cards. Action: repair this card.
ability-damage-loosestabilizer = After a maneuver that is not straight you suffer 1 hit damage and this card is repaired. Action: repair this card.
ability-damage-disabledpowerregulator = Before you engage, you gain 1 ion token. After an ion maneuver this card is repaired.
ability-damage-fuelleak = 1 crit damage suffered: you suffer 1 hit damage as well, and this card is repaired. Action: repair this card.
ability-damage-directhit = You suffer 1 hit damage; then this card is repaired.
