# Armorer, Paz Vizsla, Covert Mandalorians

text-mandalorian-armaments = For the turn this unit has Sharpshooter [1] or Impact [1].
text-we-are-mandalorians = Each allied Mandalorian unit within 4 may lose 1 damage or a condition; then Mandalorian Supporting characters within 4 may jump.
text-ill-cover-the-rear = Heavy Firepower: after an enemy’s attack on an ally within 2 a character may jump and make a 5 dice ranged attack on the attacker.
text-go-there-are-too-many-this-is-the-way = When an enemy attack wounds this unit: it gains two Injured tokens, loses its Wounded token, all damage and a condition, and may make a 5 dice attack on the attacker.
text-descendant-of-the-great-house-vizsla = Fearless: Steadfast. While this unit has an Injured token its order card cannot be reserved.
text-both-hunter-and-prey = Choose an enemy: each character may advance or jump toward it; if one ends engaged with it, both units gain Exposed.
text-just-as-we-shape-mandalorian-steel-we-shape-ourselves = This unit rolls 1 more defense die against ranged attacks per 3 damage on it, and 1 more against melee attacks per Injured token.
text-our-survival-is-our-strength-this-is-the-way = Abilities of allied Mandalorian units do not cost more Force for Wounded and Injured tokens.
