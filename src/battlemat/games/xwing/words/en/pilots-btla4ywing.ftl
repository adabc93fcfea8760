### What cards do, in our own words: pilots-btla4ywing.

ability-pilot-norrawexley = While you defend with an enemy ship at range 0–1, an evade is added to your results.
ability-pilot-norrawexley-btla4ywing = While you defend with an enemy ship at range 0–1, an evade is added to your results.
ability-pilot-hortonsalm = While you attack: count the other friendly ships at range 0–1 of the defender; you may reroll exactly that many dice.
ability-pilot-drearenthal = A friendly ship without dots that attacks a ship in your firing arc may reroll 1 attack die.
ability-pilot-kavil = Attacks with weapons other than those of the front arc roll 1 attack die more.
ability-pilot-dutchvander = After you perform a lock action, a friendly ship of your choice at range 1–3 may lock the same object, however far away it is.
ability-pilot-evaanverlaine = When the Engagement Phase starts, you may spend a focus token: a friendly ship at range 0–1 defends with 1 more die for the rest of the round.
