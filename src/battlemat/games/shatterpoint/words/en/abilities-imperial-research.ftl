# Krennic, Death Trooper Specialist, Shoretroopers

text-deploy-the-garrison = An allied Stormtrooper Supporting character may dash toward an active objective; its unit gains a hunker token and it may make a 5 dice attack.
text-your-concerns-are-hardly-warranted = When another allied unit becomes Wounded and this one is not: the opponent gains 1 momentum token less.
text-we-stand-here-amidst-my-achievement = When another allied Primary or Secondary unit wounds an enemy unit: a character may dash, then make a 5 dice attack.
text-peace-and-security-for-the-galaxy = High Aspirations: at the end of its activation take control of an active objective this unit contests and keep it until the next turn begins. Arrogance: while not Wounded, its first ability each turn costs 1 Force less.
text-imperial-brutality = A character of this unit or of an allied Galactic Empire Supporting unit may dash; if its unit is engaged, that unit and the unit of an enemy engaging it gain Exposed.
text-garrison-force = While this unit has a hunker token, its attacks outside its activation have 1 more die. A character of this unit that contests an active objective has Steadfast and Protection.
