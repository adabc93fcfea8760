### What cards do, in our own words: pilots-lancerclasspursuitcraft.

ability-pilot-ketsuonyo = At the start of the Engagement Phase you may give 1 tractor token to a ship at range 0–1 in your front arc and turret arc.
ability-pilot-asajjventress = When the Engagement Phase starts, you may spend 1 Force: an enemy at range 0–2 in your turret arc gains 1 stress token, unless it removes a green token.
ability-pilot-sabinewren-lancerclasspursuitcraft = While you defend against a ship at range 0–2 in your turret arc, you may add a focus result.
