### What cards do, in our own words: pilots-vt49decimator.

ability-pilot-rearadmiralchiraneau = While you attack a ship on a side you reinforced, you may turn 1 focus result into a crit.
ability-pilot-captainoicunn = Your primary attacks are also allowed at range 0.
