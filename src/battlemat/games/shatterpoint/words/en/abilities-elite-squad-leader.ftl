### What abilities do, in words of our own: CT-9904.

text-move-to-position = A character of this unit may dash or climb; then an ally within 3 may dash.
text-reflector-discs = Before this unit chooses the target of a ranged attack: measure its range and line of sight from an ally within 4 that it sees.
text-genetically-bred-deadeye = When this unit wounds a Primary or Secondary unit with a ranged attack in a Combat action, refresh 2 Force. Before the dice of its ranged attack you may take conditions off the target’s unit; each adds a strike.
