### What cards do, in our own words: pilots-hyenaclassdroidbomber.

ability-pilot-bombardmentdrone = Instead of dropping a device you may launch it with the same template.
