### What cards do, in our own words: pilots-attackshuttle.

ability-pilot-herasyndulla = After you reveal a red or blue maneuver you may change your dial to another maneuver of that colour.
