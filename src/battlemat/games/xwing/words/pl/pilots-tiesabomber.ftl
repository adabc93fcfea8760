### Co robią karty, naszymi słowami: pilots-tiesabomber.

ability-pilot-captainjonus = Przyjazny statek w zasięgu 0–1 może przerzucić do 2 kości ataku torpedą lub rakietą.
ability-pilot-deathfire = Po zniszczeniu możesz jeszcze zaatakować i zrzucić lub wystrzelić urządzenie, zanim znikniesz.
ability-pilot-tomaxbren = Po przeładowaniu możesz odzyskać 1 ładunek talentu.
