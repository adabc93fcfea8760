### What cards do, in our own words: pilots-t65xwing.

ability-pilot-lukeskywalker = When an attack is declared against you, you may recover 1 Force.
ability-pilot-wedgeantilles = Those you attack roll 1 defense die fewer.
ability-pilot-biggsdarklighter = When another friendly ship at range 0–1 defends and you are in the attack arc too, you may suffer one of the hits or crits yourself to cancel it.
ability-pilot-thanekyrell = While you attack, you may spend a focus, hit or crit result: look at the facedown damage cards of the defender and expose one of them.
ability-pilot-kullbeesperado = Barrel roll or boost action performed: you may flip your configuration.
ability-pilot-garvendreis-t65xwing = After you spend a focus token, another friendly ship at range 1–3 of your choice may be given a focus token.
ability-pilot-garvendreis = After you spend a focus token, another friendly ship at range 1–3 of your choice may be given a focus token.
ability-pilot-jekporkins = After you gain a stress token, you may roll an attack die to lose it; a hit deals you 1 hit damage.
ability-pilot-leevantenza = Barrel roll or boost action performed: you may evade as a red action.
ability-pilot-edriotwotubes = Before you activate, if you have a focus token, you may perform an action.
