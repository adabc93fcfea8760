### Abilities that many units share, one with other numbers or allies than another.

text-coordinated-fire--212th-clone-troopers = When another allied Galactic Republic character attacks in a Combat action a target within 5 of this unit, the target’s unit gains Pinned before dice are rolled.
text-coordinated-fire--republic-clone-commandos = When another allied Galactic Republic character attacks in a Combat action a target within 5 of this unit, the target’s unit suffers 1 damage before dice are rolled.
text-coordinated-fire--naboo-royal-handmaidens = When another allied Galactic Republic character attacks in a Combat action a target within 5 of this unit, the target’s unit gains Disarmed before dice are rolled.
text-coordinated-fire--nightsister-acolytes = When another allied Dathomirian attacks in a Combat action a target within 5 of this unit, the target’s unit gains Exposed before dice are rolled.
text-coordinated-fire--leia-organa-freedom-fighter = When another allied Rebel Alliance character attacks in a Combat action a target within 5 of this unit, the target’s unit gains Exposed before dice are rolled.
text-coordinated-fire--rebel-commandos = When another allied Rebel Alliance character attacks in a Combat action a target within 5 of this unit, the target’s unit suffers 1 damage before dice are rolled.
text-coordinated-fire--ewok-hunters = When another allied Ewok attacks in a Combat action a target within 5 of this unit, the target’s unit gains Pinned before dice are rolled.
text-coordinated-fire--dark-troopers = When another allied Galactic Empire character attacks in a Combat action a target within 5 of this unit, the target’s unit gains Strained before dice are rolled.
text-enfeeble--fifth-brother = When another allied Inquisitorius character attacks in a Combat action a target within 4 of this unit, the target’s unit gains Exposed before dice are rolled.
text-enfeeble--fourth-sister = When another allied Inquisitorius character attacks in a Combat action a target within 4 of this unit, the target’s unit gains Pinned before dice are rolled.
text-supporting-fire--arf-clone-troopers = After another allied Galactic Republic character within 5 attacked in a Combat action: the attacker may dash.
text-supporting-fire--death-troopers = After another allied Galactic Empire character within 5 attacked in a Combat action: the attacker may dash.
text-supporting-fire--fils-clones = After another allied Galactic Republic character within 5 attacked in a Combat action: the attacker may heal.
text-supporting-fire--elite-squad-troopers = After another allied Galactic Empire character within 5 attacked in a Combat action: its unit may gain a hunker token.
text-supporting-fire--elite-squad-troopers-b = After another allied Galactic Empire character within 5 attacked in a Combat action: the attacker may heal.
text-supporting-assault = After another allied Galactic Republic character within 5 attacked in a Combat action: a character of this unit may dash.
text-pack-hunter--cc-3636-commander-wolffe = This unit rolls 2 more dice in melee attacks on an enemy that another allied Clone Trooper is engaged with.
text-saturation-fire = When this unit attacks an enemy that contests an active objective, it rolls 2 more dice.
text-close-range-annihilation = When a character of this unit attacks an enemy within 3, it may reroll up to 2 of its attack dice.
text-immovable = Abilities can neither push nor pull characters of this unit.
text-headlong-assault = Each character of this unit may dash; if any ends within 2 of an enemy, the unit has Impact [1] this turn and takes a Focus action.
