### Odds: what can be turned, and what comes of it.

odds-part-attack = Atakujący
odds-part-defense = Obrońca
odds-knob-unit = Jednostka
odds-knob-turned = Odwrócona
odds-knob-tokens = Znaczniki uszkodzeń na niej
odds-knob-card = Karta walki
odds-choice-card-none = żadna
odds-knob-ability = Jej zdolność działa, jeśli jednostka może jej użyć
odds-knob-attack-bonus = Więcej ataku
odds-knob-damage-bonus = Więcej obrażeń
odds-knob-defense-bonus = Więcej obrony
odds-curve-damage = Znaczniki na obrońcy
odds-curve-taken = Znaczniki na atakującym
odds-curve-fates = Atakujący > obrońca: ✝ zniszczony
odds-figure-mean-damage = znaczników średnio
odds-figure-destroyed = na zniszczenie
odds-figure-mean-taken = znaczników w odwecie
odds-figure-attacker-destroyed = na zniszczenie siebie
odds-note = Obie strony rzucają dwiema kośćmi i mogą trafić w tej samej chwili. Liczą się wartości, ikony i karty oraz to, co zdolności robią z kośćmi, z trafieniami i potem z obiema jednostkami; kości zmienia się najlepiej, jak można. Nie liczą się naprawy, ruchy i nowe jednostki pod koniec bitwy, odwracany Weteran ani odkryte cele.
