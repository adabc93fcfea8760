### What cards do, in our own words: pilots-starviperclassattackplatform.

ability-pilot-princexizor = While you defend, after results are neutralized, another friendly ship at range 0–1 in the attack arc may suffer one of the remaining hits or crits in your place.
