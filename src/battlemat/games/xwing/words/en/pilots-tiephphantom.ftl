### What cards do, in our own words: pilots-tiephphantom.

ability-pilot-whisper = After your attack hits you gain 1 evade token.
