### What abilities do, in our own words: shown on cards.

text-incoming = Allied Clone Trooper units within 3 with a hunker token are immune to Exposed.
text-forward-scout = This unit may deploy within 2 of the Primary; Clone Trooper Supporting characters of its squad may deploy within 1 of this unit instead.
text-lay-low = While it has a hunker token, this unit adds 1 expertise to its defense rolls against ranged attacks.
text-wolfpack = While this unit is not Wounded: crits of an allied Clone Trooper cannot be changed by the enemy if its target is within 5 of another allied Clone Trooper unit.
text-we-can-take-him-down-easy = When this unit attacks a Primary character it rolls 2 more dice.
text-we-specialize-in-making-entrances = After an allied Fil’s Squad character attacked, in a Combat action, an enemy within 2 of an active objective: an allied Jedi may advance toward that objective.
text-commanding-presence = When an allied Galactic Republic Trooper unit within 3 gains a condition, it may suffer 1 damage instead.
text-relax-ill-handle-this = When this unit makes a ranged attack in a Combat action, the attacker’s heals may also remove conditions from allies engaged with the defender.
