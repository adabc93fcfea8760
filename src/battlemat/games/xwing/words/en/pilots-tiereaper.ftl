### What cards do, in our own words: pilots-tiereaper.

ability-pilot-vizier = After you fully execute a speed 1 maneuver with your ailerons, you may coordinate; you then skip your Perform Action step.
