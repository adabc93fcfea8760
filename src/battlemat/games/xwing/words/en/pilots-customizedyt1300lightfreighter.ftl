### What cards do, in our own words: pilots-customizedyt1300lightfreighter.

ability-pilot-landocalrissian = After you roll dice you may, if unstressed, gain a stress token to reroll all your blanks.
ability-pilot-landocalrissian-escapecraft = After you roll dice you may, if unstressed, gain a stress token to reroll all your blanks.
ability-pilot-l337 = Without shields your bank maneuvers are easier.
ability-pilot-l337-escapecraft = Without shields your bank maneuvers are easier.
ability-pilot-hansolo = While you defend or perform a primary attack that an obstacle obstructs, you may roll 1 die more.
