### Co robią karty, naszymi słowami: upgrades-astromech.

ability-upgrade-r2d2 = Po odsłonięciu tarczy możesz wydać 1 ładunek i otrzymać 1 żeton rozbrojenia, aby odzyskać 1 osłonę.
ability-upgrade-r4astromech = Twoje podstawowe manewry o prędkości 1 i 2 są o stopień łatwiejsze.
ability-upgrade-genius = Po w pełni wykonanym manewrze możesz zrzucić bombę, jeśli w tej rundzie nie umieściłeś urządzenia.
