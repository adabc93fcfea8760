### What cards do, in our own words: pilots-yt2400lightfreighter.

ability-pilot-dashrendar = While you move, you ignore obstacles.
