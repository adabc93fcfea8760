# Veers, Snowtroopers, Firebrand

text-you-have-your-orders = Choose an allied Stormtrooper unit or Galactic Empire Secondary unit: each of its characters may dash.
text-i-will-have-results = An allied Stormtrooper Supporting character within 4 may dash; then it may gain a hunker token, lose a condition or make a 5 dice attack.
text-prepare-for-a-surface-attack = At the end of the set-up reserve the order card of an allied Stormtrooper unit from your deck and shuffle; its characters may dash. Allied Stormtroopers roll 1 more defense die.
text-we-are-the-storm = When this unit is activated choose an objective: enemies within 2 of it may dash, then enemy units there suffer 3 damage and allied ones 1, and nobody controls it any more.
text-press-on = An allied Galactic Empire Supporting unit may lose a condition; then one of its characters may dash.
text-dogged-assault = After a Combat action of another allied Stormtrooper unit within 5, that unit may take a Take Cover action for nothing.
text-imperial-discipline = Allied Galactic Empire Troopers within 3 may suffer 1 damage instead of gaining a condition. Allied Stormtrooper units keep and gain hunker tokens while engaged.
text-forced-march = This unit may suffer 1 damage to lose a condition.
text-prescribed-fire = Choose an objective within 3: every character within 2 of it may dash; then every unit within 2 of it suffers 2 damage and loses all hunker tokens.
text-cant-stand-the-heat = When an enemy unit ends a Move action engaged with this unit, which is not Wounded: it gains Disarmed and Strained.
