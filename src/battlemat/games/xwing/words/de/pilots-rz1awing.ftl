### Was Karten tun, in eigenen Worten: pilots-rz1awing.

ability-pilot-jakefarrell = Nach deiner Fassrolle- oder Schub-Aktion darfst du ein befreundetes Schiff in Reichweite 0–1 wählen; es darf eine Fokus-Aktion ausführen.
