### What cards do, in our own words: upgrades-command.

ability-upgrade-agentoftheempire = Wing leader of 2 to 5 TIE/ln fighters as wingmates. While you defend, up to 2 wingmates in the attack arc may each suffer 1 hit or crit damage to cancel a result of that kind.
ability-upgrade-firstorderelite = Wing leader of 2 or 3 TIE/fo or TIE/sf fighters as wingmates. While you defend, up to 2 wingmates in the attack arc may each suffer 1 hit or crit damage to cancel a result of that kind.
ability-upgrade-veteranwingleader = Wing leader of 2 to 5 other ships of your type as wingmates. While you defend, up to 2 wingmates in the attack arc may each suffer 1 hit or crit damage to cancel a result of that kind.
ability-upgrade-dreadnoughthunter = Your attack deals a faceup damage card to a huge ship in your bullseye arc: you may apply its precision shot effect from whatever arc you are in.
ability-upgrade-admiralozzel = A friendly large or huge ship at range 0–3 that executes a maneuver may suffer 1 hit damage to execute one of the same bearing and difficulty instead, 1 speed faster or slower.
ability-upgrade-azmorigan = In the End Phase you may choose up to 2 friendly ships at range 0–1: each keeps 1 calculate or evade token.
ability-upgrade-captainneeda = A friendly ship at range 0–4 has revealed its dial: you may spend 1 charge to let it set another maneuver of the same speed and difficulty.
ability-upgrade-strategiccommander = A friendly ship at range 0–4 has revealed its dial: you may spend 1 charge to let it set another maneuver of the same speed and difficulty.
ability-upgrade-carlistrieekan = A friendly ship at range 0–2 destroyed: you may let a friendly ship at range 0–2 perform a red evade action.
ability-upgrade-jandodonna = Your focus and evade tokens may be spent by friendly ships at range 0–3 as their own.
ability-upgrade-raymusantilles = Once destroyed, you give each friendly ship at range 0–1 a focus token, and you leave play only when the End Phase ends.
ability-upgrade-stalwartcaptain = Once destroyed, you leave play only when the End Phase ends.
