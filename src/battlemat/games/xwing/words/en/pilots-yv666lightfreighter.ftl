### What cards do, in our own words: pilots-yv666lightfreighter.

ability-pilot-moraloeval = If you would flee you may spend 1 charge to go into reserve instead; at the start of the next Planning Phase you are placed within range 1 of the edge you left across.
ability-pilot-nashtahpup = You deploy only in an emergency, and then have the name, initiative, ability and charges of the pilot of the destroyed Hound’s Tooth.
ability-pilot-bossk = After results are neutralized in your primary attack you may turn a crit into two hits.
ability-pilot-lattsrazzi = Start of the Engagement Phase: you may give 1 tractor token to a ship at range 1 by spending your lock on it.
