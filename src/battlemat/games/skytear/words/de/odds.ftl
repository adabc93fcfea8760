### Odds: what can be turned, and what comes of it.

odds-part-attack = Angriff
odds-part-deck = Deck: Startlisten von
odds-part-gone = Karten, die nicht mehr im Deck sind
odds-part-defense = Ziel
odds-knob-hero = Held
odds-knob-kind = Aktion
odds-choice-kind-attack = Angriff
odds-choice-kind-skirmish = Scharmützel
odds-knob-bonus = Bonus
odds-knob-disarmed = Entwaffnet
odds-knob-pierce = Durchdringt Rüstung
odds-knob-armor = Rüstung
odds-knob-health = Übrige LP
odds-curve-damage = Verlorene LP
odds-curve-modifier = Beste aufgedeckte Karte
odds-figure-mean-damage = LP im Mittel
odds-figure-hit = Schaden zu machen
odds-figure-defeated = es zu besiegen
odds-note = Es zählt die beste der aufgedeckten Karten. Ohne Deck ist es die Startliste des Helden.
skytear-odds-not-there = Im Deck sind nur { $count } von { $card }.
