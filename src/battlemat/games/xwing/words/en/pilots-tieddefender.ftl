### What cards do, in our own words: pilots-tieddefender.

ability-pilot-rexlerbrath = If your attack hits while you have an evade token, the defender exposes a damage card.
ability-pilot-colonelvessery = While you attack a ship that somebody has locked, you may lock it after rolling attack dice.
ability-pilot-countessryad = When you would execute a straight maneuver you may make it harder to execute it as a Koiogran turn.
