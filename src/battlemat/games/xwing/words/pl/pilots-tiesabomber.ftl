### Co robią karty, naszymi słowami: pilots-tiesabomber.

ability-pilot-captainjonus = Przyjazny statek w zasięgu 0–1 może przerzucić do 2 kości ataku torpedą lub rakietą.
ability-pilot-deathfire = Po zniszczeniu możesz jeszcze zaatakować i zrzucić lub wystrzelić urządzenie, zanim znikniesz.
ability-pilot-tomaxbren = Po przeładowaniu możesz odzyskać 1 ładunek talentu.
ability-pilot-majorrhymer = Możesz używać torped i rakiet o jeden zasięg bliżej lub dalej, niż mówią ich karty, w granicach 0–3.
