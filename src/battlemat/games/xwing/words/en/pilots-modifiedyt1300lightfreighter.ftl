### What cards do, in our own words: pilots-modifiedyt1300lightfreighter.

ability-pilot-hansolo-modifiedyt1300lightfreighter = After you roll dice at range 0–1 of an obstacle, you may roll all your dice again; this is no reroll.
