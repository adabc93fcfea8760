### What cards do, in our own words: pilots-delta7aethersprite.

ability-pilot-anakinskywalker = After a maneuver that you fully execute, if an enemy ship is in your front arc at range 0–1 or in your bullseye arc, you may spend 1 Force to lose a stress token.
ability-pilot-obiwankenobi = After a friendly ship at range 0–2 spends a focus token, you may spend 1 Force to give it a new one.
ability-pilot-plokoon = At the start of the Engagement Phase you may spend 1 Force and choose another friendly ship at range 0–2: give it one of your green tokens, or take an orange one from it.
ability-pilot-macewindu = After a red maneuver that you fully execute, you recover 1 Force.
ability-pilot-luminaraunduli = When a friendly ship at range 0–2 defends outside the bullseye arc of the attacker, you may spend 1 Force to turn a crit into a hit or a hit into a focus result.
ability-pilot-saeseetiin = After a friendly ship at range 0–2 reveals its dial, you may spend 1 Force to set it to another maneuver of the same speed and difficulty.
ability-pilot-barrissoffee = When a friendly ship at range 0–2 attacks a defender in its bullseye arc, you may spend 1 Force to turn a focus result into a hit or a hit into a crit.
ability-pilot-ahsokatano = After a maneuver that you fully execute, you may spend 1 Force and choose a friendly ship at range 0–1; it may perform an action, stressed or not.
