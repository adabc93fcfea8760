# Sabine Wren

text-my-friends-make-the-impossible-possible = Another allied Rebel Alliance character may dash; a Spectre may also gain a hunker token.
text-im-gonna-go-add-some-fireworks-to-the-celebration = Choose an objective within 4 and roll 5 attack dice: each unit within 2 of it suffers 1 damage per expertise. Then a character may jump.
text-i-forged-this-armor-with-my-family = After this unit’s Move action, with another allied Mandalorian or Spectre within 2: this unit takes a Focus action.
text-daughter-of-mandalore = Protection and Sharpshooter [2]. Instead of a dash, an advance, a climb or a reposition characters of this unit may jump.
