### What abilities do, in words of our own: Logray, Wicket, C-3PO and R2-D2.

text-brilliant-oration = An allied Ewok Supporting character within 4, then a character of this unit, may do one of these: dash, heal twice, gain a hunker token, make a 5 dice attack.
text-r2-im-not-sure-thats-such-a-good-idea = When an allied Rebel Alliance or Ewok unit within 4 begins its activation, it may lose a condition.
text-divine-influence = Allied Ewoks within 5: in the stance Against My Programming they have Scale and may climb while engaged, in Angry Trilling they are Steadfast.
text-goodness-gracious-me = While an allied Ewok unit that is not Wounded is within 3, this unit cannot be the target of ranged attacks.
text-inspiring-presence = Allied Ewok Warrior units gain a hunker token each and may lose 2 damage or a condition; then allied Ewok Scouts may dash.
text-elders-command = An allied Ewok Supporting character within 4 may dash; then it may gain a hunker token, lose a condition or make a 5 dice attack.
text-protective-wards = While this unit is not Wounded, characters of other allied Ewok units within 4 roll 1 more defense die.
text-secret-ingredients = When an allied Ewok unit wounds an enemy unit, roll an attack die: a strike or crit refreshes 1 Force, with a failure or expertise each character of that Ewok unit may dash.
text-lead-the-charge = Choose an enemy in sight and an allied Ewok Supporting unit within 3: the characters of both units may dash toward the enemy.
text-hunting-horn = Each enemy unit within 3 gains Exposed if one of its characters there is engaged, otherwise Pinned.
