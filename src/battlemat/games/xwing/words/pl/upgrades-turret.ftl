### Co robią karty, naszymi słowami: upgrades-turret.

ability-upgrade-ioncannonturret = Jeśli trafi, jeden wynik zadaje 1 uszkodzenie, a pozostałe dają żetony jonizacji.
