### What cards do, in our own words: pilots-v19torrentstarfighter.

ability-pilot-kickback = Performed a barrel roll action: you may follow it with a red lock action.
ability-pilot-axe = After you attack or defend, you may pass 1 green token to a friendly ship at range 1–2 in your side arcs.
ability-pilot-swoop = After a friendly small or medium ship at range 0–1 fully executes a speed 3–4 maneuver, it may perform a red boost action.
ability-pilot-tucker = You may perform a focus action after a friendly ship at range 1–2 attacks an enemy in your front arc.
