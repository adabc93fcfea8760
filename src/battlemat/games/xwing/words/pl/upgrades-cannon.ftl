### Co robią karty, naszymi słowami: upgrades-cannon.

ability-upgrade-ioncannon = Jeśli trafi, jeden wynik zadaje 1 uszkodzenie, a pozostałe dają żetony jonizacji.
ability-upgrade-autoblasters = Przeciw statkowi w łuku celowniczym rzucasz o 1 kość więcej. Jeśli jesteś poza przednim łukiem obrońcy, uniki nie znoszą trafień krytycznych.
ability-upgrade-heavylasercannon = Po modyfikacji kości ataku wszystkie trafienia krytyczne stają się zwykłymi.
ability-upgrade-jammingbeam = Jeśli trafi, każdy wynik daje żeton zakłócenia zamiast uszkodzenia.
ability-upgrade-tractorbeam = Jeśli trafi, każdy wynik daje żeton ściągania zamiast uszkodzenia.
