### What cards do, in our own words: pilots-vcx100lightfreighter.

ability-pilot-chopper = Start of the Engagement Phase: all enemy ships at range 0 gain 2 jam tokens each.
ability-pilot-herasyndulla-vcx100lightfreighter = Revealed a red or blue maneuver: you may change your dial to another maneuver of that colour.
ability-pilot-kananjarrus = Friendly ship defending in your firing arc: you may spend 1 Force so that the attacker rolls 1 die fewer.
