### What cards do, in our own words: pilots-vcx100lightfreighter.

ability-pilot-chopper = At the start of the Engagement Phase each enemy ship at range 0 gains 2 jam tokens.
ability-pilot-herasyndulla-vcx100lightfreighter = After you reveal a red or blue maneuver you may change your dial to another maneuver of that colour.
ability-pilot-kananjarrus = While a friendly ship in your firing arc defends, you may spend 1 Force: the attacker rolls 1 die fewer.
