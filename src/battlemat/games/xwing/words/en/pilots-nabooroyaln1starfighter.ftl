### What cards do, in our own words: pilots-nabooroyaln1starfighter.

ability-pilot-anakinskywalker-nabooroyaln1starfighter = Before you reveal your dial, you may spend 1 Force to barrel roll; this is no action.
ability-pilot-padmeamidala = Enemies in your front arc can modify only 1 focus result in an attack.
