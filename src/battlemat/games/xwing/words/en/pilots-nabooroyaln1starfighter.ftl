### What cards do, in our own words: pilots-nabooroyaln1starfighter.

ability-pilot-anakinskywalker-nabooroyaln1starfighter = Before you reveal your dial, you may barrel roll for 1 Force; this is no action.
ability-pilot-ricolie = You roll 1 more die in primary attacks and in defense if your revealed maneuver is faster than the enemy ship’s.
ability-pilot-dineeellberger = If your revealed maneuver is as fast as the enemy ship’s, its dice cannot be modified when you attack it or defend against it.
ability-pilot-naboohandmaiden = After setup another friendly ship gets the condition Decoyed.
ability-pilot-padmeamidala = Enemies in your front arc can modify only 1 focus result in an attack.
