### What cards do, in our own words: pilots-tiereaper.

ability-pilot-vizier = After you fully execute a speed 1 maneuver with your ailerons, you may coordinate; you then skip your Perform Action step.
ability-pilot-majorvermeil = Against a defender without green tokens you may change a blank or focus result to a hit.
ability-pilot-captainferoph = Against an attacker without green tokens you may change a blank or focus result to an evade.
