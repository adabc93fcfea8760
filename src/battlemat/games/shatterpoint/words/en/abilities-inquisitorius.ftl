### What abilities do, in our own words: Inquisitorius.

text-force-repulse = Choose a character of this unit; push every other character within 2 of it, allies too, range 2 away.
text-resolve = A character of this unit that contests an active objective has Protection and Steadfast.
text-force-pull = Pull an enemy within 3 range 2 toward you.
text-you-know-who-we-are = A character of this unit and an allied Inquisitorius Secondary or Supporting character may dash.
text-secrets-uncovered = Remove your opponent’s control of an active objective.
text-the-temple-records-are-quite-complete = When this unit is the target of a melee attack: you may turn its stance card over; against a Force User roll 2 more defense dice.
text-clearly-you-were-a-poor-student = When a Galactic Empire ally wounds an enemy unit: refresh 1 Force and an allied Inquisitorius character may heal; both again if the wounded unit is a Force User.
text-call-the-hunt = An allied Inquisitorius Supporting character may dash, then make a 5 dice attack.
text-your-fear-betrays-you = When this unit attacks: reroll up to as many dice as your opponent controls active objectives.
