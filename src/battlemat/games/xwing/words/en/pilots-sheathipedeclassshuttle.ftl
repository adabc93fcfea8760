### What cards do, in our own words: pilots-sheathipedeclassshuttle.

ability-pilot-ap5 = A ship with exactly 1 stress token can act when you coordinate it.
