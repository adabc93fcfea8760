### What cards do, in our own words: pilots-jumpmaster5000.

ability-pilot-dengar = After you defend against a ship in your front arc you may spend 1 charge for a bonus attack against it.
ability-pilot-manaroo = At the start of the Engagement Phase you may give all your green tokens to a friendly ship at range 0–1.
ability-pilot-teltrevura = Instead of being destroyed you may spend 1 charge: discard all your damage cards, suffer 5 damage and go into reserve. You come back at your edge at the start of the next Planning Phase.
