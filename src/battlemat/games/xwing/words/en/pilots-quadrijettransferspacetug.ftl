### What cards do, in our own words: pilots-quadrijettransferspacetug.

ability-pilot-constablezuvio = Instead of dropping a device you may launch it with the 1 straight template.
ability-pilot-sarcoplank = While you defend, your agility may be the speed you flew this round.
ability-pilot-unkarplutt = At the start of the Engagement Phase you and all ships at range 0 of you gain 1 tractor token, if there are any.
