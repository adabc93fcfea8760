### What cards do, in our own words: pilots-scavengedyt1300.

ability-pilot-rey = If the enemy ship is in your front arc you may spend 1 Force to change a blank result to a hit or an evade.
ability-pilot-chewbacca-scavengedyt1300 = After a friendly ship at range 0–3 is destroyed you may, before it is removed, perform an action and then a bonus attack.
ability-pilot-hansolo-scavengedyt1300 = In setup you may be placed anywhere beyond range 3 of enemy ships.
