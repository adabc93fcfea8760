### What cards do, in our own words: pilots-tieininterceptor.

ability-pilot-soontirfel = At the start of the Engagement Phase gain 1 focus token if an enemy is in your bullseye arc.
ability-pilot-turrphennir = After you attack, you may boost or barrel roll as an action, even while stressed.
