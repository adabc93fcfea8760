### Co robią karty, naszymi słowami: upgrades-modification.

ability-upgrade-afterburners = Po pełnym wykonaniu manewru o prędkości od 3 do 5 możesz wydać 1 ładunek, aby wykonać akcję dopalacza, nawet w stresie.
ability-upgrade-stealthdevice = Dopóki ładunek jest aktywny, rzucasz o 1 kość obrony więcej. Po otrzymaniu uszkodzenia traci ładunek.
ability-upgrade-staticdischargevanes = Jeśli masz otrzymać żeton jonizacji lub zakłócenia i nie jesteś w stresie, możesz otrzymać 1 żeton stresu i przekazać go innemu statkowi w zasięgu 0–1.
ability-upgrade-delayedfuses = Po umieszczeniu bomby lub miny możesz położyć na niej znacznik zapalnika.
