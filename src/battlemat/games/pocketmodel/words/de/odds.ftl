### Odds: what can be turned, and what comes of it.

odds-part-attack = Angreifer
odds-part-defense = Verteidiger
odds-knob-unit = Einheit
odds-knob-turned = Umgedreht
odds-knob-tokens = Schadensmarker darauf
odds-knob-card = Kampfkarte
odds-choice-card-none = keine
odds-knob-ability = Ihre Fähigkeit wirkt, wo die Einheit sie nutzen kann
odds-knob-attack-bonus = Mehr Angriff
odds-knob-damage-bonus = Mehr Schaden
odds-knob-defense-bonus = Mehr Verteidigung
odds-curve-damage = Marker auf dem Verteidiger
odds-curve-taken = Marker auf dem Angreifer
odds-curve-fates = Angreifer > Verteidiger: ✝ ist zerstört
odds-figure-mean-damage = Marker im Mittel
odds-figure-destroyed = sie zu zerstören
odds-figure-mean-taken = Marker als Gegentreffer
odds-figure-attacker-destroyed = selbst zerstört zu werden
odds-note = Beide würfeln zwei Würfel und können im selben Moment treffen. Werte, Symbole und Karten zählen, samt dem, was Fähigkeiten mit Würfeln, Treffern und danach mit beiden Einheiten machen; Würfel werden so gut wie möglich verändert. Reparaturen, Bewegungen und neue Einheiten am Ende des Gefechts, ein umgedrehter Veteran und aufgedeckte Ziele zählen nicht.
