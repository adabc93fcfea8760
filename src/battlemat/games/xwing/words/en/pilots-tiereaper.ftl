### What cards do, in our own words: pilots-tiereaper.

ability-pilot-vizier = After you fully execute a speed 1 maneuver with your ailerons, you may coordinate; you then skip your Perform Action step.
ability-pilot-majorvermeil = While you attack a ship without green tokens, you may turn 1 blank or focus result into a hit.
ability-pilot-captainferoph = While you defend against a ship without green tokens, you may turn 1 blank or focus result into an evade.
