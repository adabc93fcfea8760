### What cards do, in our own words: pilots-vt49decimator.

ability-pilot-captainoicunn = You can perform primary attacks at range 0.
