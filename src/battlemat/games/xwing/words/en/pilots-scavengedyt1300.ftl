### What cards do, in our own words: pilots-scavengedyt1300.

ability-pilot-rey = With the enemy ship in your front arc, for 1 Force you may change a blank result to a hit or an evade.
ability-pilot-chewbacca-scavengedyt1300 = After a friendly ship is destroyed at range 0–3 you may, before it is removed, perform an action and then a bonus attack.
ability-pilot-hansolo-scavengedyt1300 = In setup you may be placed anywhere beyond range 3 of enemy ships.
