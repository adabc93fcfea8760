### What cards do, in our own words: pilots-hyenaclassdroidbomber.

ability-pilot-bombardmentdrone = Instead of dropping a device you may launch it with the same template.
ability-pilot-dbs404 = You can perform primary attacks at range 0. At attack range 0–1 you roll 1 more die, and suffer 1 crit damage after the attack hits.
ability-pilot-dbs32c = When the Engagement Phase starts, you may spend 1 calculate token to coordinate. You can coordinate only ships with Networked Calculations.
ability-pilot-baktoidprototype = Your special attacks need neither token nor lock against a ship that a friendly ship with Networked Calculations has locked.
