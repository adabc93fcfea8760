### What cards do, in our own words: upgrades-force-power.

ability-upgrade-brilliantevasion = Defending outside the attacker’s bullseye arc: for 1 Force you may turn 2 focus results into evades.
ability-upgrade-foresight = After an enemy maneuvers, you may spend 1 Force to attack it with this weapon as a bonus attack. You may turn 1 focus result into a hit; nothing else changes its dice.
ability-upgrade-hate = For each damage you suffer, recover 1 Force.
ability-upgrade-heightenedperception = Engagement Phase start: for 1 Force you may engage at initiative 7.
ability-upgrade-instinctiveaim = You may spend 1 Force to attack with a special weapon without the focus token or lock it requires.
ability-upgrade-precognitivereflexes = Dial revealed: for 1 Force you may barrel roll or boost as an action, your last one in this activation. If it is not on your bar, gain 1 strain token.
ability-upgrade-predictiveshot = After you declare an attack on a ship in your bullseye arc, you may spend 1 Force: the defender rolls no more dice than you have hits and crits.
ability-upgrade-sense = In the System Phase you may look at the dial of a ship at range 0–1; for 1 Force at range 0–3.
ability-upgrade-supernaturalreflexes = Just before activating: for 1 Force you may barrel roll or boost as an action. If it is not on your bar, suffer 1 damage.
ability-upgrade-battlemeditation = You cannot coordinate limited ships. When you coordinate, another ship of the same type without dots may perform the same action.
