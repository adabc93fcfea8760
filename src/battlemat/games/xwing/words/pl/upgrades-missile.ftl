### Co robią karty, naszymi słowami: upgrades-missile.

ability-upgrade-clustermissiles = Po tym ataku możesz wykonać go jeszcze raz jako atak dodatkowy, bez namierzenia, przeciw innemu statkowi w zasięgu 0–1 od pierwszego.
ability-upgrade-barragerockets = Przeciw statkowi w łuku celowniczym możesz przerzucać kości ataku, po 1 ładunku za każdą.
ability-upgrade-concussionmissiles = Jeśli trafią, każdy statek w zasięgu 0–1 od obrońcy odsłania jedną ze swoich kart uszkodzeń.
ability-upgrade-diamondboronmissiles = Jeśli trafią, możesz wydać 1 ładunek: każdy statek w zasięgu 0–1 od obrońcy, nie zwinniejszy od niego, rzuca 1 kością ataku i otrzymuje wyrzucone uszkodzenie.
ability-upgrade-energyshellcharges = Możesz wydać 1 żeton kalkulacji, aby zmienić 1 skupienie na trafienie krytyczne. Akcja: przeładuj tę kartę.
ability-upgrade-homingmissiles = Obrońca może wybrać 1 uszkodzenie; wtedy nikt nie rzuca kośćmi, a atak uznaje się za trafiony.
ability-upgrade-ionmissiles = Jeśli trafią, jeden wynik zadaje 1 uszkodzenie, a pozostałe dają żetony jonizacji.
ability-upgrade-discordmissiles = Na początku fazy starcia możesz wydać 1 żeton kalkulacji i 1 ładunek, aby wystrzelić rój brzęczących droidów z prostym lub łukowym wzornikiem prędkości 3. Czepia się wrogów, którzy na niego wlecą, i gryzie tych, których dotyka.
