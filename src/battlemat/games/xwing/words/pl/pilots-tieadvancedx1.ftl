### Co robią karty, naszymi słowami: pilots-tieadvancedx1.

ability-pilot-darthvader = Po wykonaniu akcji możesz wydać 1 Moc, aby wykonać kolejną.
ability-pilot-maarekstele = Gdy atakowany przez ciebie obrońca ma dostać odkrytą kartę uszkodzenia, dobierasz trzy karty i wybierasz, którą dostanie.
ability-pilot-vedfoslo = Wykonując manewr, możesz wybrać ten sam kierunek i trudność z prędkością o 1 większą lub mniejszą.
ability-pilot-zertikstrom = W fazie końcowej możesz wydać namierzenie wrogiego statku, aby odkryć jedną z jego kart uszkodzeń.
