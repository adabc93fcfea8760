### What abilities do, in our own words: Luke, Boushh, Lando, R2-D2.

text-low-blow = Push an enemy engaged with a character of this unit range 2 away from it, then that character range 2 toward the enemy; then this unit may take a Focus action for nothing.
text-fearless-and-inventive = When this unit makes a melee attack in a Combat action: 2 more dice for each other enemy engaged with it whose unit is not Wounded.
text-i-want-fifty-thousand-no-less = When an attack of this unit wounds an enemy Primary unit you gain 1 more momentum token, unless its owner spends 1 Force.
text-you-can-either-profit-by-this-or-be-destroyed = Choose an active objective within 2: each enemy contesting it may dash; then a character of this unit may dash toward it and make a 5 dice melee attack.
text-i-will-not-fight-you = When this unit is the target of a melee attack: if the attack roll shows a failure in the end, a character may heal twice and jump.
text-i-am-a-jedi-like-my-father-before-me = While its order card is in the deck or in reserve, this unit and allied Rebel Alliance units within 5 are immune to Exposed; otherwise to Pinned.
text-mingle = Each character may dash; with no enemy within 3 it may advance instead.
text-element-of-surprise = When this unit takes a Combat action: it rolls 2 more dice in each attack; after one with two or more failures it gains Exposed.
text-forward-planning = When an allied Primary or Secondary unit within 4 begins its activation, it may lose a condition.
text-clever-disguise = While its order card is in the deck or in reserve, this unit cannot be the target of ranged attacks.
