### Was Karten tun, in eigenen Worten: pilots-modifiedyt1300lightfreighter.

ability-pilot-hansolo-modifiedyt1300lightfreighter = Nach einem Wurf in Reichweite 0–1 eines Hindernisses darfst du alle deine Würfel noch einmal werfen; das gilt nicht als Neuwurf.
