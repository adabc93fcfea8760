### Co robią karty, naszymi słowami: upgrades-astromech.

ability-upgrade-r2d2 = Po odsłonięciu tarczy możesz wydać 1 ładunek i otrzymać 1 żeton rozbrojenia, aby odzyskać 1 osłonę.
ability-upgrade-r4astromech = Twoje podstawowe manewry o prędkości 1 i 2 są o stopień łatwiejsze.
ability-upgrade-bb8 = Zanim wykonasz niebieski manewr, możesz wydać 1 ładunek, aby wykonać akcję beczki lub dopalacza.
ability-upgrade-bbastromech = Zanim wykonasz niebieski manewr, możesz wydać 1 ładunek, aby wykonać akcję beczki.
ability-upgrade-c110p = Po manewrze możesz wydać 1 ładunek, aby wykonać czerwoną akcję uniku, nawet w stresie. W fazie końcowej bez ładunku odwróć tę kartę. Druga strona: po każdym manewrze musisz dać żeton zakłócenia statkowi w zasięgu 0–1.
    .front = Po manewrze możesz wydać 1 ładunek, aby wykonać czerwoną akcję uniku, nawet w stresie. W fazie końcowej bez ładunku odwróć tę kartę.
    .back = Po każdym manewrze musisz dać żeton zakłócenia statkowi w zasięgu 0–1.
ability-upgrade-chopper = Akcja: wydaj z innego rozwinięcia 1 ładunek, który sam się nie odnawia, aby odzyskać 1 osłonę. Akcja: wydaj 2 osłony, aby odzyskać 1 taki ładunek.
ability-upgrade-m9g8 = Gdy atakuje namierzony przez ciebie statek, możesz wskazać 1 jego kość ataku: przerzuca ją.
ability-upgrade-r2a6 = Po odsłonięciu tarczy możesz ustawić na niej ten sam kierunek z prędkością o 1 większą lub mniejszą.
ability-upgrade-r2astromech = Po odsłonięciu tarczy możesz wydać 1 ładunek i otrzymać 1 żeton rozbrojenia, aby odzyskać 1 osłonę.
ability-upgrade-r2c4 = Gdy atakujesz, możesz wydać 1 żeton uniku, aby zmienić 1 skupienie na trafienie.
ability-upgrade-r2ha = Gdy się bronisz, możesz wydać namierzenie atakującego, aby przerzucić dowolne swoje kości obrony.
ability-upgrade-r3astromech = Możesz utrzymywać 2 namierzenia na różnych obiektach. Po akcji namierzania możesz namierzyć jeszcze jeden obiekt.
ability-upgrade-r4pastromech = Zanim wykonasz podstawowy manewr, możesz wydać 1 ładunek, aby był o stopień łatwiejszy.
ability-upgrade-r4p17 = Po pełnym wykonaniu czerwonego manewru możesz wydać 1 ładunek, aby wykonać akcję, nawet w stresie.
ability-upgrade-r4p44 = Po pełnym wykonaniu czerwonego manewru, jeśli w twoim łuku celowniczym jest wróg, otrzymujesz 1 żeton kalkulacji.
ability-upgrade-r5astromech = Akcja: wydaj 1 ładunek, aby naprawić zakrytą kartę uszkodzenia. Akcja: napraw odkrytą kartę uszkodzenia rodzaju „statek”.
ability-upgrade-r5d8 = Akcja: wydaj 1 ładunek, aby naprawić zakrytą kartę uszkodzenia. Akcja: napraw odkrytą kartę uszkodzenia rodzaju „statek”.
ability-upgrade-r5p8 = Atak na statek w przednim łuku: możesz wydać 1 ładunek, aby przerzucić 1 kość. Jeśli wypadnie krytyczne, otrzymujesz 1 uszkodzenie krytyczne.
ability-upgrade-r5x3 = Przed aktywacją lub walką możesz wydać 1 ładunek, aby do końca fazy ignorować przeszkody.
ability-upgrade-genius = Po w pełni wykonanym manewrze możesz zrzucić bombę, jeśli w tej rundzie nie umieściłeś urządzenia.
ability-upgrade-r5tk = Możesz atakować przyjazne statki.
