### What cards do, in our own words: pilots-rz1awing.

ability-pilot-jakefarrell = Barrel roll or boost action performed: you may name a friendly ship at range 0–1, which may perform a focus action.
ability-pilot-arvelcrynyd = You can perform primary attacks at range 0. A boost action that another ship blocks is carried out as far as there is room.
