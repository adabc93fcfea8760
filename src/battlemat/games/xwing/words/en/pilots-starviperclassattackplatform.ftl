### What cards do, in our own words: pilots-starviperclassattackplatform.

ability-pilot-princexizor = While you defend, after results are neutralized, another friendly ship at range 0–1 in the attack arc may suffer one of the remaining hits or crits in your place.
ability-pilot-guri = If an enemy is at range 0–1 when the Engagement Phase starts, you may gain 1 focus token.
ability-pilot-dalanoberos-starviperclassattackplatform = After you fully execute a maneuver you may gain a stress token to turn your ship by 90° where it stands.
