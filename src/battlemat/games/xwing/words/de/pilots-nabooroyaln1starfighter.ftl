### Was Karten tun, in eigenen Worten: pilots-nabooroyaln1starfighter.

ability-pilot-anakinskywalker-nabooroyaln1starfighter = Bevor du dein Rad aufdeckst, darfst du 1 Macht ausgeben, um eine Fassrolle auszuführen; das ist keine Aktion.
ability-pilot-padmeamidala = Feinde in deinem Bugwinkel können in einem Angriff nur 1 Fokus-Ergebnis modifizieren.
