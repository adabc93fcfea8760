### What cards do, in our own words: pilots-btla4ywing.

ability-pilot-norrawexley = While you defend with an enemy ship at range 0–1, an evade is added to your results.
ability-pilot-norrawexley-btla4ywing = While you defend with an enemy ship at range 0–1, an evade is added to your results.
ability-pilot-hortonsalm = While you attack, you may reroll 1 die for each other friendly ship at range 0–1 of the defender.
ability-pilot-drearenthal = A friendly ship without dots that attacks a ship in your firing arc may reroll 1 attack die.
ability-pilot-kavil = Attacks with weapons other than those of the front arc roll 1 attack die more.
