### Co robią karty, naszymi słowami: upgrades-cannon.

ability-upgrade-ioncannon = Jeśli trafi, jeden wynik zadaje 1 uszkodzenie, a pozostałe dają żetony jonizacji.
