### What abilities do, in our own words: shown on cards.

text-force-jump = Each character in this unit may jump.
text-jet-pack = Each character in this unit may jump.
text-dathomirian-dexterity = Each character in this unit may jump. May be used twice in an activation.
text-force-speed = Each character in this unit may advance.
text-im-going-to-end-this = After this unit’s Combat action one of its characters may attack one of the same enemies again.
text-deflect = After a ranged attack on this unit: if the attack roll shows a failure, the attacking unit suffers 2 damage.
text-riposte = After a melee attack on this unit: if the attack roll shows a failure, the attacking unit suffers 2 damage.
text-this-is-where-the-fun-begins = When this unit wounds a Primary or Secondary unit, move the struggle token 1 space your way; for a Primary each allied Galactic Republic character may heal.
text-get-a-move-on-soldier = A character of this unit or another allied Galactic Republic character may dash and may gain a hunker token.
text-defensive-maneuver = Each character in this unit may dash; if any did, the unit gains a hunker token.
text-im-always-first-kid = After a Combat action of an allied Clone Trooper Supporting unit within 3, if this unit is not Wounded: a character may dash and then make a 5 dice attack on one of the same targets.
text-bring-it-on-clankers = When an allied Clone Trooper unit within 3 gains a hunker token, one of its characters may heal.
text-brothers-in-arms = While this unit has a hunker token its characters have Steadfast.
text-coordinated-fire-strained = When another allied Galactic Republic character attacks in a Combat action a target within 5 of this unit, the target’s unit gains Strained before dice are rolled.
text-whats-the-matter-too-fast-for-you = When this unit would suffer damage from a melee attack it suffers half of the pool, rounded up; the attacking unit suffers the rest.
text-fierce-protector = When an enemy wounds another allied unit, a character may advance toward it; then it may heal three times or, if engaged with it, make a 5 dice melee attack on it.
text-pride-of-the-mandalore = Another allied Mandalorian character may jump.
text-mandalorians-are-stronger-together = After this unit’s Move action, with another allied Mandalorian within 2: this unit takes a Focus action.
text-mandalore-will-survive = After this unit’s Focus action one of its characters may dash and heal twice.
text-some-of-us-serve-a-higher-purpose = Allied Mandalorians within 3 that contest an active objective have Protection and Steadfast.
text-helmet-visor = Sharpshooter [1].
text-victory-or-death = Impact [1].
text-ive-got-you-in-my-sights = Sharpshooter [2]; targets of ranged attacks have no cover; after a Focus action this unit gains a hunker token.
text-pack-hunter-mandalorian = 2 more dice in melee against an enemy that another allied Mandalorian is engaged with.
text-no-mercy = When an enemy engaged with this unit advances or dashes out of every engagement with it, the enemy unit suffers 2 damage.
text-there-is-no-place-to-run = Pull an enemy within 3 range 2 toward you; its unit gains Exposed.
text-revenge-i-must-have-revenge = When this unit is wounded by a melee attack it may dash and make a 5 dice melee attack on the attacker.
text-sustained-by-rage = While not Wounded this unit may pay for abilities with damage. Melee attacks have 1 more die per 3 damage and 3 more per Injured token.
text-force-push = Push an enemy within 3 range 3 away.
text-slip-away = When another allied Dathomirian or Separatist character attacks an enemy engaged with this unit, an engaged character may reposition; if it does, gain a hunker token.
text-sith-assassin = When a character wounds an enemy unit it may heal three times; a Primary or Secondary: it may also advance or jump; a Primary: refresh 2 Force.
text-roger-roger = Each allied Battle Droid Supporting character within 4 may dash.
text-tactical-network = Another allied Battle Droid within 4 may dash; then it may gain a hunker token, lose a condition or make a 5 dice attack.
text-target-concentrate-all-firepower = Allied Battle Droids roll 1 more die against targets within 4 of another allied Battle Droid.
text-complete-analysis = Reserving this unit’s order card costs 1 Force less.
text-combat-ai-protocols = After a Combat action of an allied Battle Droid unit: choose an attacked character within 4 of every character of this unit; its unit gains Strained or Exposed.
text-well-i-guess-im-in-charge-now = Instead of into reserve this unit’s order card may go under the deck.
text-i-hate-this-job = A character that contests an active objective has Protection.

## Later prints

text-im-going-to-end-this--2026 = After this unit’s Combat action it may flip its stance card; then one of its characters may make a melee attack.
text-this-is-where-the-fun-begins--2026 = Each time this unit wounds an enemy unit, refresh 1 Force. At the end of its activation: if it wounded a Primary or Secondary, allied Galactic Republic Secondary and Supporting characters may dash; if a Primary, move the struggle token 1 space your way.
text-fierce-protector--2026 = When an enemy attack wounds another allied unit, a character may heal three times, then advance or jump, then make a melee attack on the attacker.
text-youll-find-i-have-many-qualities = While this unit is not Wounded, its characters and allies within 2 add 1 expertise to their defense rolls.
text-swift-retreat = When a character of this unit advances it may reposition instead.
text-sith-assassin--2026 = When a character wounds an enemy unit, refresh 1 Force; a Primary or Secondary: it may also reposition or jump; a Primary: refresh 1 more Force.
text-countless = When this unit becomes Wounded, it gains an Injured token and loses its Wounded token, all damage and 1 condition.
