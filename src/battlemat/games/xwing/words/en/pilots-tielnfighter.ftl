### What cards do, in our own words: pilots-tielnfighter.

ability-pilot-howlrunner = A friendly ship at range 0–1 that performs a primary attack may reroll 1 attack die.
ability-pilot-maulermithel = At attack range 1 you roll 1 attack die more.
ability-pilot-ezrabridger-tielnfighter = While you attack or defend and are stressed, you may spend 1 Force to turn up to 2 of your focus results into successes.
ability-pilot-ezrabridger = While you attack or defend and are stressed, you may spend 1 Force to turn up to 2 of your focus results into successes.
ability-pilot-ezrabridger-sheathipedeclassshuttle = While you attack or defend and are stressed, you may spend 1 Force to turn up to 2 of your focus results into successes.
ability-pilot-sabinewren-tielnfighter = Before you activate, you may boost or barrel roll as an action.
ability-pilot-sabinewren = Before you activate, you may boost or barrel roll as an action.
ability-pilot-captainrex = After you attack, the defender gets the condition Suppressive Fire.
ability-pilot-zeborrelios-tielnfighter = While you defend, your evades cancel crits before hits.
ability-pilot-zeborrelios = While you defend, your evades cancel crits before hits.
ability-pilot-zeborrelios-sheathipedeclassshuttle = While you defend, your evades cancel crits before hits.
ability-pilot-scourgeskutu = Against a defender in your bullseye arc you roll 1 attack die more.
ability-pilot-idenversio = A friendly TIE/ln fighter at range 0–1 is about to suffer damage: you may spend a charge to prevent all of it.
ability-pilot-delmeeko = A friendly ship at range 0–2 that defends against a damaged attacker may reroll 1 defense die.
ability-pilot-gideonhask = Against a damaged defender you roll 1 attack die more.
ability-pilot-seynmarana = While you attack, you may spend a crit: the defender is dealt a facedown damage card, and all other results are cancelled.
ability-pilot-valenrudor = After a friendly ship at range 0–1 has defended, you may perform an action.
ability-pilot-nightbeast = After a blue maneuver that you fully execute, you may perform a focus action.
ability-pilot-wampa = While you attack, you may spend your charge to roll 1 attack die more. After you defend, you lose it.
