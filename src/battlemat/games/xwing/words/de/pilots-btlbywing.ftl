### Was Karten tun, in eigenen Worten: pilots-btlbywing.

ability-pilot-goji = Verteidigt ein befreundetes Schiff in Reichweite 0–3, darf es für jede befreundete Bombe oder Mine in Reichweite 0–1 von ihm 1 Würfel mehr werfen.
ability-pilot-anakinskywalker-btlbywing = Nach einem vollständig ausgeführten Manöver darfst du 1 Macht ausgeben, um 1 Stressmarker zu entfernen, wenn ein Feind in deinem Bugwinkel in Reichweite 0–1 oder in deinem Fadenkreuzwinkel ist.
ability-pilot-matchstick = Bei Primär- und Turmangriffen darfst du genau so viele Würfel neu werfen, wie du rote Marker hast.
ability-pilot-broadside = Bei Turmangriffen nach links oder rechts darfst du eine Leerseite in einen Fokus ändern.
ability-pilot-r2d2 = Zu Beginn der Kampfphase erhältst du 1 Berechnungsmarker, wenn ein Feind in deinem Heckwinkel ist.
