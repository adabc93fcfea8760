### What cards do, in our own words: pilots-delta7aethersprite.

ability-pilot-anakinskywalker = After a maneuver that you fully execute, with an enemy ship in your bullseye arc, or at range 0–1 in your front arc, you may lose a stress token for 1 Force.
ability-pilot-obiwankenobi = A friendly ship at range 0–2 has spent a focus token: for 1 Force you may give it a new one.
ability-pilot-plokoon = When the Engagement Phase starts, you may spend 1 Force on another friendly ship at range 0–2: give it one of your green tokens, or take an orange one from it.
ability-pilot-macewindu = After a red maneuver that you fully execute, you recover 1 Force.
ability-pilot-luminaraunduli = When a friendly ship at range 0–2 defends outside the bullseye arc of the attacker, you may spend 1 Force to turn a crit into a hit or a hit into a focus result.
ability-pilot-saeseetiin = A friendly ship at range 0–2 has revealed its dial: for 1 Force you may set it to another maneuver of the same speed and difficulty.
ability-pilot-barrissoffee = When a friendly ship at range 0–2 attacks a defender in its bullseye arc, for 1 Force you may turn a focus result into a hit or a hit into a crit.
ability-pilot-ahsokatano = After a maneuver that you fully execute, you may spend 1 Force on a friendly ship at range 0–1; it may perform an action, stressed or not.
