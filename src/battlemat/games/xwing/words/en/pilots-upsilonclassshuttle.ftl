### What cards do, in our own words: pilots-upsilonclassshuttle.

ability-pilot-captaincardinal = While you have a charge, friendly ships of lower initiative at range 1–2 may reroll 1 focus result when they attack or defend. You lose a charge when an enemy at range 0–3 is destroyed.
ability-pilot-lieutenanttavson = After you suffer damage you may spend a charge to perform an action.
ability-pilot-pettyofficerthanisson = Activation and Engagement Phases: after a ship at range 0–2 in your front arc gains stress, you may spend a charge to give it a tractor token.
ability-pilot-lieutenantdormitz = In setup, once you are placed, other friendly ships may be placed anywhere at range 0–2 of you.
ability-pilot-majorstridan = Coordinating, or using one of your upgrades: you may count range 2–3 to friendly ships as range 0 or 1.
