### Was Karten tun, in eigenen Worten: pilots-rz1awing.

ability-pilot-jakefarrell = Nach deiner Fassrolle- oder Schub-Aktion darfst du ein befreundetes Schiff in Reichweite 0–1 wählen; es darf eine Fokus-Aktion ausführen.
ability-pilot-arvelcrynyd = Du kannst Primärangriffe in Reichweite 0 durchführen. Eine Schub-Aktion, die ein anderes Schiff versperrt, führst du so weit aus, wie Platz ist.
