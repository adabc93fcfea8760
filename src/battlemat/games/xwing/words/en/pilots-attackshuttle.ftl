### What cards do, in our own words: pilots-attackshuttle.

ability-pilot-herasyndulla = Red or blue maneuver revealed: you may change your dial to another maneuver of that colour.
