### What cards do, in our own words: pilots-tieddefender.

ability-pilot-rexlerbrath = After your attack hits, if you have an evade token, a damage card of the defender is exposed.
