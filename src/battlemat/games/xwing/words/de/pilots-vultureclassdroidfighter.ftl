### Was Karten tun, in eigenen Worten: pilots-vultureclassdroidfighter.

ability-pilot-dfs081 = Ein befreundetes Schiff in Reichweite 0–1 darf bei seiner Verteidigung einen Berechnungsmarker ausgeben, um alle kritischen in normale Treffer zu ändern.
ability-pilot-precisehunter = Gegen einen Verteidiger in deinem Zielwinkel darfst du 1 Leerseite neu werfen.
ability-pilot-dfs311 = Zu Beginn der Kampfphase darfst du einen deiner Berechnungsmarker an ein anderes befreundetes Schiff in Reichweite 0–3 geben.
ability-pilot-haorchallprototype = Nachdem ein feindliches Schiff in Reichweite 0–2 in deinem Zielwinkel einen Angriff auf ein anderes befreundetes Schiff angesagt hat, darfst du eine Berechnungs- oder Zielerfassungs-Aktion ausführen.
