### What cards do, in our own words: pilots-attackshuttle.

ability-pilot-herasyndulla = After you reveal a red or blue maneuver, you may set your dial to another of the same colour.
ability-pilot-herasyndulla-vcx100lightfreighter = After you reveal a red or blue maneuver, you may set your dial to another of the same colour.
