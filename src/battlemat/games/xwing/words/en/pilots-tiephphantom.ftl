### What cards do, in our own words: pilots-tiephphantom.

ability-pilot-whisper = After your attack hits, gain 1 evade token.
ability-pilot-echo = You decloak with a bank template of speed 2 instead of the straight one.
