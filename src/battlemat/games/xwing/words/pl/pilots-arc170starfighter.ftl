### Co robią karty, naszymi słowami: pilots-arc170starfighter.

ability-pilot-sharabey = W ataku podstawowym i w obronie możesz wydać namierzenie wrogiego statku, aby dodać wynik skupienia.
ability-pilot-ibtisam = Po w pełni wykonanym manewrze, jeśli masz stres, możesz rzucić 1 kością ataku: trafienie lub trafienie krytyczne usuwa 1 żeton stresu.
ability-pilot-wolffe = W podstawowym ataku z przedniego łuku możesz wydać 1 ładunek, aby przerzucić 1 kość; z tylnego możesz odzyskać 1 ładunek, aby rzucić 1 dodatkową.
ability-pilot-sinker = Przyjazny statek w zasięgu 1–2 w twoim lewym lub prawym łuku może przerzucić 1 kość ataku podstawowego.
ability-pilot-jag = Po obronie przyjaznego statku w zasięgu 1–2 w twoim lewym lub prawym łuku możesz namierzyć atakującego.
