### What cards do, in our own words: pilots-t70xwing.

ability-pilot-poedameron = After you perform an action, you may spend a charge to perform a white action as if it were red.
ability-pilot-elloasty = A red Tallon roll you reveal counts as white while you have at most 2 stress tokens.
ability-pilot-niennunb = After you gain a stress token, you may lose it if an enemy ship is in your front arc at range 0–1.
ability-pilot-temminwexley = After a maneuver of speed 2–4 that you fully execute, you may perform a boost action.
ability-pilot-karekun = You can also boost with a 1 turn template.
ability-pilot-jessikapava = While you attack or defend, you may spend your charge, or a non-recurring one of your astromech, to reroll up to as many dice as there are other friendly ships at range 0–1.
ability-pilot-jophseastriker = After you lose a shield, you gain an evade token.
ability-pilot-lieutenantbastian = Damage card dealt to a ship at range 1–2: you may lock that ship.
ability-pilot-jaycristubbs = After a blue maneuver that you fully execute, you may take a stress token off a friendly ship at range 0–1.
