### Co robią karty, naszymi słowami: upgrades-torpedo.

ability-upgrade-protontorpedoes = 1 trafienie staje się krytycznym.
ability-upgrade-advprotontorpedoes = Zmieniasz 1 trafienie na krytyczne.
ability-upgrade-iontorpedoes = Jeśli trafią, jeden wynik zadaje 1 uszkodzenie, a pozostałe dają żetony jonizacji.
ability-upgrade-plasmatorpedoes = Trafienia krytyczne są znoszone przed zwykłymi. Jeśli trafią, obrońca traci 1 osłonę, zanim zostaną zadane uszkodzenia.
