### What cards do, in our own words: pilots-modifiedyt1300lightfreighter.

ability-pilot-hansolo-modifiedyt1300lightfreighter = After you roll dice at range 0–1 of an obstacle, you may roll all your dice again; this is no reroll.
ability-pilot-landocalrissian-modifiedyt1300lightfreighter = After you fully execute a blue maneuver a friendly ship of your choice at range 0–3 may perform an action.
ability-pilot-chewbacca = When a faceup damage card comes your way you may spend a charge to take it facedown.
