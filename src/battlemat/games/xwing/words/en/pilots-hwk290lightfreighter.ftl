### What cards do, in our own words: pilots-hwk290lightfreighter.

ability-pilot-kylekatarn = When the Engagement Phase starts, you may hand a friendly ship in your firing arc one of your focus tokens.
ability-pilot-janors = Primary attack by a friendly ship in your firing arc: if you have no stress token, you may gain one; the attacker rolls 1 more attack die.
ability-pilot-roarkgarnet = When the Engagement Phase starts, you may choose a ship in your firing arc: it engages at initiative 7 in this phase.
ability-pilot-torkilmux = When the Engagement Phase starts, you may choose a ship in your firing arc: it engages at initiative 0 in this phase.
ability-pilot-dacebonearm = After an enemy at range 0–3 gains an ion token you may spend 3 charges: it gains 2 more.
ability-pilot-palobgodalhi = At the start of the Engagement Phase you may take a focus or evade token from an enemy in your firing arc at range 0–2.
