### What cards do, in our own words: pilots-v19torrentstarfighter.

ability-pilot-kickback = After you barrel roll you may perform a red lock action.
ability-pilot-axe = After you attack or defend you may give a green token to a friendly ship at range 1–2 in your left or right arc.
ability-pilot-swoop = After a friendly small or medium ship fully executes a speed 3–4 maneuver at range 0–1 of you, it may perform a red boost action.
ability-pilot-tucker = After a friendly ship at range 1–2 attacks a ship in your front arc you may perform a focus action.
