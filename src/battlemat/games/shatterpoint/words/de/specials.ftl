### Die Sonderregeln der Konfliktkarten, in unseren Worten.

special-ploy-opening = Wird eine Shatterpoint-Karte behalten: 2 Macht bereitmachen, einen Charakter spurten lassen oder im Befehlsdeck eine Karte für die Reserve suchen.
special-ploy-remove-control = Wird eine Shatterpoint-Karte behalten: Jeder darf ein aktives Missionsziel wählen; niemand kontrolliert es mehr.
special-ploy-reposition-primary = Wird eine Shatterpoint-Karte behalten: Die Charaktere einer Primäreinheit jedes Spielers dürfen sich neu positionieren; sie darf in diesem Zug nicht aktiviert werden.
special-ploy-reposition-secondary = Wird eine Shatterpoint-Karte behalten: Die Charaktere einer Sekundäreinheit jedes Spielers dürfen sich neu positionieren; sie darf in diesem Zug nicht aktiviert werden.
special-ploy-reposition-supporting = Wird eine Shatterpoint-Karte behalten: Die Charaktere einer Unterstützungseinheit jedes Spielers dürfen sich neu positionieren; sie darf in diesem Zug nicht aktiviert werden.
special-ploy-recover = Wird eine Shatterpoint-Karte behalten: Eine Einheit jedes Spielers darf einen Angeschlagen-Marker, 3 Schaden und einen Zustand ablegen.
special-ploy-drop-injury = Wird eine Shatterpoint-Karte behalten: Jeder darf einen Verletzungsmarker ablegen; wer keinen ablegt, macht 2 Macht bereit.
special-new-map = Nach dem Bewegen des Konfliktmarkers darf der Gegner gegen drei oder mehr gehaltene Ziele 1 Macht oder 1 Fortschrittsmarker für eine andere Karte dieser Phase zahlen.
special-odds-primary = Einmal in deinem Zug, wenn eine deiner Primäreinheiten eine feindliche Einheit angeschlagen macht, darfst du für 1 Macht den Konfliktmarker 1 Feld zu dir bewegen.
special-odds-secondary = Einmal in deinem Zug, wenn eine deiner Sekundäreinheiten eine feindliche Einheit angeschlagen macht, darfst du für 1 Macht den Konfliktmarker 1 Feld zu dir bewegen.
special-odds-supporting = Einmal in deinem Zug, wenn eine deiner Unterstützungseinheiten eine feindliche Einheit angeschlagen macht, darfst du für 1 Macht den Konfliktmarker 1 Feld zu dir bewegen.
special-press-forward = Jeder Charakter einer durch die Shatterpoint-Karte aktivierten Einheit darf spurten.
special-stick-to-the-plan = Wird eine Einheit durch die Shatterpoint-Karte aktiviert, macht ihr Spieler 1 Macht bereit.
special-regroup = Eine durch die Shatterpoint-Karte aktivierte Einheit darf 2 Schaden oder einen Zustand ablegen.
special-defensive-positions = Charaktere an einem inaktiven Missionsziel haben Deckung.
special-calculated-strike = Zu Beginn ihrer Aktivierung darf eine Einheit an einem inaktiven Missionsziel spurten; tut es niemand, haben ihre Charaktere in diesem Zug Durchschlag und Scharfschütze.
special-neutral-zone = Eine Einheit, die ihre Aktivierung an einem inaktiven Missionsziel beendet, macht 1 Macht bereit.
