### What abilities do, in our own words: shown on cards.

text-precise-strike = After this unit’s Combat action choose an allied Galactic Republic Supporting unit within 3: if its order card is in the deck, its characters may dash; otherwise one of them may make a 5 dice attack.
text-flow-of-the-force = Once per turn, when an enemy unit is wounded, an ally may dash. When an enemy wounds an allied unit, a character of another allied unit may heal three times. You see your top order card before you choose between it and your reserve.
text-rush-to-action = Each character of this unit and of another allied Galactic Republic unit may dash.
text-shatterpoint = When you choose an allied unit with the Shatterpoint card, before it activates: in Form VII Vaapad a character of this unit may dash and make a 5 dice attack; in Jedi Master refresh 2 Force, and a character of this unit may heal three times.
text-tempered-aggression = When this unit attacks or defends you may spend 1 to 3 Force to roll as many more dice.
text-this-partys-over = While this unit is engaged, allied Galactic Republic characters within 5 have Steadfast and Protection.
text-i-know-if-we-work-together-we-will-stay-alive = Each character of an allied Galactic Republic unit may dash; if it is a Trooper or Padawan unit, a character of this unit may, too.
text-we-can-do-this-the-simple-way-or-the-difficult-way = When another allied Galactic Republic character within 3 is attacked and this unit is not Wounded: this unit may become Exposed, and the defender uses its expertise chart; if a Trooper or Padawan defends, a character may dash toward the attacker afterwards.
text-create-opening = When this unit attacks, turn a block or expertise of the defense roll into a failure.
text-im-afraid-i-must-request-your-surrender = Once per turn each: after an enemy within 3 attacked with a failure in its roll, a character may jump; after one defended with a failure in its roll, a character may shove it.
text-wise-counsel = Each character of another allied Galactic Republic unit may dash; if it is a Jedi unit, a character of this unit may, too.
text-force-enhanced-reflexes = When this unit is attacked: after the attack the attacking unit suffers 3 damage if the attack roll shows a failure.
text-guardians-of-the-republic = When an allied Galactic Republic character wounds an enemy unit, an allied Jedi may heal, then dash. Once per turn an allied Jedi unit within 3 of a Wounded allied unit pays 1 Force less for an ability.
text-unity-wins-war = Another allied Galactic Republic or Mercenary character may dash; then a character of this unit may jump.
text-feinting-blow = When this unit attacks in melee in a Combat action and the defense roll shows expertise, turn one of its blocks into a failure.
