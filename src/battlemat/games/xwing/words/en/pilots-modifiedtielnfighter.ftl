### What cards do, in our own words: pilots-modifiedtielnfighter.

ability-pilot-overseeryushyn = An unstressed friendly ship at range 1 is about to gain a disarm token: you may spend your charge, and it gains a stress token instead.
ability-pilot-foremanproach = Before you engage, you may gain a disarm token to give a tractor token to an enemy ship at range 1–2 in your bullseye arc.
ability-pilot-ahhav = Against a larger ship you roll 1 more die, attacking or defending.
ability-pilot-captainseevor = Before attack dice are rolled in your attack or defense you may, outside the enemy ship’s bullseye arc, spend 1 charge: the enemy ship gains 1 jam token.
