### What abilities do, in our own words: Chief Chirpa, Ewok Hunters, Leia, Paploo.

text-stealthy-approach = Each character may dash; then this unit may gain a hunker token or take a Focus action for nothing.
text-mobilize-the-village = While this unit is not Wounded, characters of other allied Ewok units within 4 roll 1 more attack die.
text-sharp-stick = Impact [2]; targets of this unit’s melee attacks have no Protection.
text-bright-tree-defender = When an attack wounds another allied Ewok unit roll an attack die: on a crit or strike each character of this unit may reposition and make a 5 dice attack, on a failure or expertise dash and heal twice.
text-forest-dwellers = At the end of the set-up and of its activations this unit may gain a hunker token.
text-strength-in-numbers = This unit rolls 2 more attack dice against an enemy that another allied Ewok of a unit that is not Wounded is engaged with.
text-infiltrate = An allied Rebel Alliance character may advance.
text-explosive-charge = Choose an objective within 3: each ally within 2 of it may dash and gain a hunker token; then every unit within 2 of it suffers 2 damage and loses its hunker tokens.
text-unexpected-allies = Allied Rebel Alliance units also count as Ewok, allied Ewok units also as Rebel Alliance.
text-feigned-retreat = Another allied Ewok within 3 may reposition away from an enemy engaged with it; if it does, its unit gains a hunker token and the enemy’s unit Exposed, and the enemy may dash toward it.
text-what-does-this-do = In a melee attack on an enemy that is Exposed or Pinned this unit may read the defender’s melee expertise chart in place of its own.
