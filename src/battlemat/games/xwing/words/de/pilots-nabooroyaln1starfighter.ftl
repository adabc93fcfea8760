### Was Karten tun, in eigenen Worten: pilots-nabooroyaln1starfighter.

ability-pilot-anakinskywalker-nabooroyaln1starfighter = Bevor du dein Rad aufdeckst, darfst du 1 Macht ausgeben, um eine Fassrolle auszuführen; das ist keine Aktion.
ability-pilot-ricolie = Bei Primärangriffen und beim Verteidigen wirfst du 1 Würfel mehr, wenn dein aufgedecktes Manöver schneller ist als das des feindlichen Schiffs.
ability-pilot-dineeellberger = Ist dein aufgedecktes Manöver so schnell wie das des feindlichen Schiffs, können dessen Würfel nicht modifiziert werden, wenn du es angreifst oder gegen es verteidigst.
ability-pilot-naboohandmaiden = Nach dem Aufstellen erhält ein anderes befreundetes Schiff den Zustand Decoyed.
ability-pilot-padmeamidala = Feinde in deinem Bugwinkel können in einem Angriff nur 1 Fokus-Ergebnis modifizieren.
