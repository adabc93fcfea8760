### What cards do, in our own words: pilots-tieadvancedx1.

ability-pilot-darthvader = Action performed: for 1 Force you may perform another one.
ability-pilot-maarekstele = When a defender you attack would be dealt a faceup damage card, you draw three of its cards and choose which one it gets.
ability-pilot-vedfoslo = When you execute a maneuver, you may fly one of the same bearing and difficulty that is one speed faster or slower.
ability-pilot-zertikstrom = In the End Phase you may spend your lock on an enemy ship to expose one of its damage cards.
