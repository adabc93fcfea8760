### What abilities do, in words of our own: Leia, Luke, Han and Chewie on the Death Star.

text-look-out-hes-loose = A character may dash; if it is engaged then, choose one of those enemies: it may dash. Its unit gains Exposed if it is still engaged with this unit, otherwise Disarmed.
text-boring-conversation-anyway = After the Combat action of this unit, one character may reposition.
text-i-expect-to-be-well-paid = When you reveal an order card, this unit gains a tag of your choice for the turn.
text-were-all-fine-here-now-thank-you = Once per turn, when this unit wounds an enemy unit, one character may heal; then refresh 1 Force.
text-grappling-hook = Each character of this unit may climb; if any did, the unit gains a hunker token.
text-hes-the-brains-sweetheart = When an allied Rebel Alliance or Spy character within 3 with a hunker token makes a ranged attack in a Combat action, it may reroll up to two failures.
text-oh-the-uniform = This unit keeps hunker tokens and may gain them while it is engaged.
text-into-the-garbage-chute-flyboy = Each character of another allied Rebel Alliance or Spy unit may dash; then that unit gains a hunker token.
text-its-a-wonder-youre-still-alive = Choose a character of this unit and another ally: one of them may heal, then the other may dash.
text-crack-shot = Sharpshooter [2]. After a Focus action of this unit, each of its characters may dash.
text-somebodys-gotta-save-our-skins = When an enemy wounds another allied unit, a character may dash toward it and make a 5 dice attack against it; then another allied unit within 3 gains a hunker token. This unit rolls 1 more defense die for each Wounded allied unit within 3.
