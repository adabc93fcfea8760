### Co robią karty, naszymi słowami: upgrades-sensor.

ability-upgrade-firecontrolsystem = Atakując namierzony statek, możesz przerzucić 1 kość ataku; w tym ataku nie możesz wtedy wydać namierzenia.
ability-upgrade-trajectorysimulator = W fazie systemów możesz wystrzelić bombę z prostym wzornikiem prędkości 5 zamiast umieszczać ją jak zwykle.
