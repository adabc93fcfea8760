### What cards do, in our own words: pilots-quadrijettransferspacetug.

ability-pilot-constablezuvio = Instead of dropping a device you may launch it with the 1 straight template.
ability-pilot-sarcoplank = While you defend, your agility is the speed of the maneuver you executed this round, if that is higher.
ability-pilot-unkarplutt = At the start of the Engagement Phase, if another ship is at range 0, you and every ship at range 0 gain 1 tractor token.
