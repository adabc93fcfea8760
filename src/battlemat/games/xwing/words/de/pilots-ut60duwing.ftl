### Was Karten tun, in eigenen Worten: pilots-ut60duwing.

ability-pilot-sawgerrera = Beschädigte befreundete Schiffe in Reichweite 0–3 dürfen 1 Angriffswürfel neu werfen.
ability-pilot-cassianandor = Zu Beginn der Aktivierungsphase darfst du 1 Stressmarker von einem befreundeten Schiff in Reichweite 1–3 entfernen.
ability-pilot-benthictwotubes = Nach einer Fokussieren-Aktion darfst du 1 Fokusmarker an ein befreundetes Schiff in Reichweite 1–2 geben.
ability-pilot-hefftobber = Nachdem ein Feind ein Manöver ausgeführt hat und in Reichweite 0 ist, darfst du eine Aktion ausführen.
ability-pilot-bodhirook = Befreundete Schiffe dürfen Objekte in Reichweite 0–3 eines beliebigen befreundeten Schiffes erfassen.
ability-pilot-magvayarro = Verteidigt ein befreundetes Schiff in Reichweite 0–2, kann der Angreifer höchstens 1 Würfel neu werfen.
