### What cards do, in our own words: pilots-hwk290lightfreighter.

ability-pilot-kylekatarn = At the start of the Engagement Phase you may give one of your focus tokens to a friendly ship in your firing arc.
ability-pilot-janors = While a friendly ship in your firing arc performs a primary attack, you may gain a stress token if you have none: it rolls 1 more attack die.
ability-pilot-roarkgarnet = At the start of the Engagement Phase you may choose a ship in your firing arc: it engages at initiative 7 in this phase.
ability-pilot-torkilmux = At the start of the Engagement Phase you may choose a ship in your firing arc: it engages at initiative 0 in this phase.
ability-pilot-dacebonearm = After an enemy at range 0–3 gains an ion token you may spend 3 charges: it gains 2 more.
ability-pilot-palobgodalhi = At the start of the Engagement Phase you may take a focus or evade token from an enemy in your firing arc at range 0–2.
