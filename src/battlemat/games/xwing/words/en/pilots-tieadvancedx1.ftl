### What cards do, in our own words: pilots-tieadvancedx1.

ability-pilot-darthvader = After you perform an action, you may spend 1 Force to perform another one.
