### Odds: what can be turned, and what comes of it.

odds-part-attack = Atak
odds-part-deck = Talia: listy startowe
odds-part-gone = Karty, których już nie ma w talii
odds-part-defense = Cel
odds-knob-hero = Bohater
odds-knob-kind = Akcja
odds-choice-kind-attack = Atak
odds-choice-kind-skirmish = Potyczka
odds-knob-bonus = Premia
odds-knob-disarmed = Rozbrojony
odds-knob-pierce = Przebija zbroję
odds-knob-armor = Pancerz
odds-knob-health = Pozostałe PZ
odds-curve-damage = Stracone PZ
odds-curve-modifier = Najlepsza odsłonięta karta
odds-figure-mean-damage = PZ średnio
odds-figure-hit = na zadanie obrażeń
odds-figure-defeated = na pokonanie
odds-note = Liczy się najlepsza z odsłoniętych kart. Bez talii jest to lista startowa bohatera.
skytear-odds-not-there = Liczba kart { $card } w talii to tylko { $count }.
