### Was Karten tun, in eigenen Worten: upgrades-team.

ability-upgrade-bombardmentspecialists = Während du angreifst, darfst du 1 Berechnungsmarker ausgeben, um die verlangte Reichweite der Waffe um 1 zu vergrößern oder zu verringern, in den Grenzen 0–5.
ability-upgrade-commsteam = Nach einer Koordinieren-Aktion darfst du bis zu 2 Energie ausgeben, um ebenso viele weitere Schiffe in Reichweite 0–1 des koordinierten zu koordinieren.
ability-upgrade-damagecontrolteam = Bevor du kämpfst, darfst du Energie ausgeben, um ebenso viele deiner Aufwertungen, die außer Betrieb sind, umzudrehen. Aktion: Gib 1 oder mehr Energie aus, um ebenso viele deiner offenen Schiff-Schadenskarten zu reparieren.
ability-upgrade-gunneryspecialists = Bei Primärangriffen und Angriffen mit Geschützstellungen darfst du Energie ausgeben, um ebenso viele Angriffswürfel neu zu werfen.
ability-upgrade-igrmdroids = Während du mit einem Berechnungsmarker angreifst, darfst du 1 Treffer in einen kritischen Treffer ändern.
ability-upgrade-ordnanceteam = Während du nachlädst, darfst du bis zu 3 Energie ausgeben, um ebenso viele weitere Ladungen deiner Torpedos und Raketen zurückzuerhalten. Nach einer Nachladen-Aktion darfst du 1 Energie ausgeben, um 1 Entwaffnungsmarker zu entfernen.
ability-upgrade-sensorexperts = Du kannst bis zu 3 Zielerfassungen auf verschiedene Objekte behalten. Nach einer Erfassen-Aktion darfst du bis zu 2 Energie ausgeben, um ebenso viele andere Objekte in Reichweite 0–1 des erfassten zu erfassen, egal wie weit sie von dir entfernt sind.
