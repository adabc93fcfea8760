### What cards do, in our own words: pilots-jumpmaster5000.

ability-pilot-dengar = After you defend against a ship in your front arc, you may spend 1 charge for a bonus attack on it.
ability-pilot-teltrevura = If you would be destroyed, you may spend 1 charge: discard all your damage cards, suffer 5 damage and go into reserve. At the next Planning Phase you return at your own edge.
ability-pilot-manaroo = At the start of the Engagement Phase you may pass all your green tokens to a friendly ship at range 0–1.
