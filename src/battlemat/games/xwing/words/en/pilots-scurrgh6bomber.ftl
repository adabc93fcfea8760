### What cards do, in our own words: pilots-scurrgh6bomber.

ability-pilot-solsixxa = If you would drop a device with the 1 straight template you may use any other speed 1 template.
ability-pilot-captainnym = You may spend 1 charge to keep a friendly bomb or mine from detonating. If an attack on you is obstructed by a bomb or mine you roll 1 more defense die.
