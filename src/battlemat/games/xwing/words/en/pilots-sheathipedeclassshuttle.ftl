### What cards do, in our own words: pilots-sheathipedeclassshuttle.

ability-pilot-ap5 = A ship with exactly 1 stress token can act when you coordinate it.
ability-pilot-fennrau-sheathipedeclassshuttle = When an enemy in your firing arc engages you may gain a stress token if you have none: it cannot spend tokens on dice in its attacks in this phase.
