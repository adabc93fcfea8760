### What cards do, in our own words: pilots-kihraxzfighter.

ability-pilot-graz = Behind the other ship you roll 1 more die, attacking or defending.
