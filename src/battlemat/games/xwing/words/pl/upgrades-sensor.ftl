### Co robią karty, naszymi słowami: upgrades-sensor.

ability-upgrade-firecontrolsystem = Atakując namierzony statek, możesz przerzucić 1 kość ataku; w tym ataku nie możesz wtedy wydać namierzenia.
