### What cards do, in our own words: pilots-modifiedtielnfighter.

ability-pilot-overseeryushyn = Before an unstressed friendly ship at range 1 would gain a disarm token, you may spend your charge: it gains a stress token instead.
ability-pilot-foremanproach = Before you engage, you may gain a disarm token to give an enemy ship in your bullseye arc at range 1–2 a tractor token.
ability-pilot-ahhav = Against a larger ship you roll 1 more die, attacking or defending.
ability-pilot-captainseevor = Before attack dice are rolled in your attack or defense you may spend 1 charge, if you are not in the enemy ship’s bullseye arc: it gains 1 jam token.
