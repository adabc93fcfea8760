### Co robią karty, naszymi słowami: upgrades-sensor.

ability-upgrade-firecontrolsystem = Atakując namierzony statek, możesz przerzucić 1 kość ataku; w tym ataku nie możesz wtedy wydać namierzenia.
ability-upgrade-advancedsensors = Po odsłonięciu tarczy możesz wykonać akcję; w tej aktywacji nie wykonasz już innej.
ability-upgrade-passivesensors = Akcja: wydaj 1 ładunek. Bez niego nie można cię koordynować, a przed walką możesz wykonać akcję kalkulacji lub namierzania.
ability-upgrade-trajectorysimulator = W fazie systemów możesz wystrzelić bombę z prostym wzornikiem prędkości 5 zamiast umieszczać ją jak zwykle.
ability-upgrade-collisiondetector = Możesz wykonywać dopalacze i beczki przez przeszkody i na nie. Gdy napotkasz przeszkodę, możesz wydać 1 ładunek, aby ignorować ją do końca rundy.
