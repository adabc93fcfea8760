### What cards do, in our own words: pilots-fangfighter.

ability-pilot-oldteroch = When the Engagement Phase starts, you may choose an enemy ship at range 1; if you are in its front arc, it loses all green tokens.
ability-pilot-fennrau = While you attack or defend at attack range 1, you may roll 1 die more.
ability-pilot-kadsolus = After a red maneuver that you fully execute, you gain 2 focus tokens.
ability-pilot-joyrekkoff = While you attack, you may spend a charge of one of your torpedoes: the defender rolls 1 defense die fewer.
