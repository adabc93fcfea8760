### What cards do, in our own words: pilots-firesprayclasspatrolcraft.

ability-pilot-bobafett = While you attack or defend, you may reroll exactly as many of your dice as there are enemy ships at range 0–1.
ability-pilot-emonazzameen = You may drop devices with the 3 straight or a 3 turn template in place of the 1 straight.
ability-pilot-kathscarlet = Your primary attacks roll 1 attack die more if a friendly ship without dots is at range 0 of the defender.
ability-pilot-koshkafrost = While you attack or defend against a stressed ship, you may reroll 1 of your dice.
ability-pilot-krassistrelix = Your special weapons of the front arc can also fire from the rear arc. In special attacks you may reroll 1 attack die.
