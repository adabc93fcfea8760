# Jyn, Bodhi, Baze, Chirrut

text-i-fear-nothing-for-all-is-as-the-force-wills-it = With an Injured token refresh 1 Force; then lose 1 damage or a condition for each Injured token.
text-weve-been-in-worse-cages-than-this-one = I Am One With the Force: each character may dash. The Force Is With Me: a character may reposition.
text-guardians-of-the-whills = I Am One With the Force: Cover [1] and Sharpshooter [1]. The Force Is With Me: Steadfast and Impact [1]. After its stance card was turned this unit may take a Focus action.
text-hes-praying-for-the-door-to-open = When control of an active objective is tied that all characters of this unit contest: you may spend 1 Force to remove the opponent’s control; if there was none, gain 1 momentum token.
text-rogue-one-pulling-away = A character of an allied Rebel Alliance unit within 4 may dash; if it is a Spy unit, so may a character of this unit.
text-i-just-need-an-open-line = If this unit contests an active objective that you control and no enemy contests: roll 3 attack dice and gain 1 momentum token per expertise, unless the opponent gives up a momentum token.
text-galen-said-i-could-get-right-by-myself-if-i-was-brave-enough = Allied Rebel Alliance characters within 3 that contest an active objective have Steadfast; Spies among them are immune to Exposed.
text-this-is-a-rebellion-isnt-it = A character of this unit or of an allied Rebel Alliance Supporting unit may dash or make a 5 dice attack.
text-reckless-aggressive-and-undisciplined = When this unit makes a melee attack in a Combat action: 2 more dice for each other enemy engaged with it whose unit is not Wounded.
text-i-rebel = After an attack of this unit the attacker may dash. May be used twice in an activation.
text-the-time-to-fight-is-now = An allied Rebel Alliance unit without enough Force may pay for an ability with 1 momentum token. Once per turn, when the opponent gains momentum, a character may heal twice.
