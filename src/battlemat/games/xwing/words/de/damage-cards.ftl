### Was Karten tun, in eigenen Worten: damage-cards.

ability-damage-panickedpilot = Du erhältst 2 Stressmarker; dann wird diese Karte repariert.
ability-damage-blindedpilot = Du kannst deine Angriffswürfel nur mit der Macht modifizieren. Aktion: diese Karte reparieren.
ability-damage-woundedpilot = Nach jeder Aktion wirf 1 Angriffswürfel: bei Treffer oder kritischem Treffer erhältst du 1 Stress. Aktion: diese Karte reparieren.
ability-damage-stunnedpilot = Nach einem Manöver durch oder auf ein Hindernis erleidest du 1 Schaden.
ability-damage-consolefire = Bevor du kämpfst, wirf 1 Angriffswürfel: bei einem Treffer erleidest du 1 Schaden. Aktion: diese Karte reparieren.
ability-damage-damagedengine = Deine Wenden sind eine Stufe schwerer.
ability-damage-weaponsfailure = Du wirfst 1 Angriffswürfel weniger. Aktion: diese Karte reparieren.
ability-damage-hullbreach = Du erleidest kritischen Schaden statt normalem. Aktion: diese Karte reparieren.
ability-damage-structuraldamage = Du wirfst 1 Verteidigungswürfel weniger.
ability-damage-damagedsensorarray = Du kannst nur Fokus und Aktionen von Schadenskarten ausführen. Aktion: diese Karte reparieren.
ability-damage-loosestabilizer = Nach einem Manöver, das nicht geradeaus geht, erleidest du 1 Schaden und reparierst diese Karte. Aktion: diese Karte reparieren.
ability-damage-disabledpowerregulator = Bevor du kämpfst, erhältst du 1 Ionenmarker. Nach einem Ionenmanöver wird diese Karte repariert.
ability-damage-fuelleak = Nachdem du 1 kritischen Schaden erlitten hast, erleidest du 1 Schaden und reparierst diese Karte. Aktion: diese Karte reparieren.
ability-damage-directhit = Du erleidest 1 Schaden; dann wird diese Karte repariert.
