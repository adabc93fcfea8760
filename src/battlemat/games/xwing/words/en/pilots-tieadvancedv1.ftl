### What cards do, in our own words: pilots-tieadvancedv1.

ability-pilot-grandinquisitor = You may spend 1 Force to have the range 1 bonus at attack range 2–3, or to deny it to an attacker at attack range 1.
