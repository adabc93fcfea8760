### Co robią karty, naszymi słowami: pilots-arc170starfighter.

ability-pilot-sharabey = Gdy bronisz się lub atakujesz bronią podstawową, możesz wydać namierzenie wrogiego statku, aby dodać wynik skupienia.
ability-pilot-ibtisam = Po pełnym wykonaniu manewru w stresie możesz rzucić kością ataku; przy trafieniu lub krytycznym usuń 1 żeton stresu.
ability-pilot-oddball-arc170starfighter = Po pełnym wykonaniu czerwonego manewru lub po czerwonej akcji możesz namierzyć wroga w łuku celowniczym.
ability-pilot-oddball-btlbywing = Po pełnym wykonaniu czerwonego manewru lub po czerwonej akcji możesz namierzyć wroga w łuku celowniczym.
ability-pilot-oddball = Po pełnym wykonaniu czerwonego manewru lub po czerwonej akcji możesz namierzyć wroga w łuku celowniczym.
ability-pilot-wolffe = Atak bronią podstawową w przód: możesz wydać 1 ładunek, aby przerzucić 1 kość. Atak w tył: możesz odzyskać 1 ładunek, aby rzucić o 1 kość więcej.
ability-pilot-sinker = Przyjazny statek w zasięgu 1–2 w twoim bocznym łuku może przerzucić 1 kość ataku bronią podstawową.
ability-pilot-jag = Gdy obroni się przyjazny statek w zasięgu 1–2 w twoim bocznym łuku, możesz namierzyć atakującego.
