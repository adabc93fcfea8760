### What cards do, in our own words: pilots-tieadvancedv1.

ability-pilot-grandinquisitor = You may spend 1 Force to have the range 1 bonus at attack range 2–3, or to deny it to an attacker at attack range 1.
ability-pilot-seventhsister = In your primary attacks you may spend 2 Force before results are neutralized to cancel an evade.
