### What cards do, in our own words: pilots-yt2400lightfreighter.

ability-pilot-dashrendar = While you move, you ignore obstacles.
ability-pilot-leebo = After you attack or defend you gain a calculate token if you spent one.
