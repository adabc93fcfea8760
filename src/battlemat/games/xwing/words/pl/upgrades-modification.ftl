### Co robią karty, naszymi słowami: upgrades-modification.

ability-upgrade-afterburners = Po pełnym wykonaniu manewru o prędkości od 3 do 5 możesz wydać 1 ładunek, aby wykonać akcję dopalacza, nawet w stresie.
ability-upgrade-stealthdevice = Dopóki ładunek jest aktywny, rzucasz o 1 kość obrony więcej. Po otrzymaniu uszkodzenia traci ładunek.
ability-upgrade-staticdischargevanes = Jeśli masz otrzymać żeton jonizacji lub zakłócenia i nie jesteś w stresie, możesz otrzymać 1 żeton stresu i przekazać go innemu statkowi w zasięgu 0–1.
ability-upgrade-advancedslam = Po SLAM z w pełni wykonanym manewrem możesz wykonać białą akcję ze swojego paska jako czerwoną.
ability-upgrade-electronicbaffle = W fazie końcowej możesz przyjąć 1 uszkodzenie, aby usunąć 1 czerwony żeton.
ability-upgrade-imperviumplating = Zanim otrzymasz odkrytą kartę uszkodzenia rodzaju „statek”, możesz wydać 1 ładunek, aby ją zamiast tego odrzucić.
ability-upgrade-munitionsfailsafe = Atak torpedą lub pociskiem: po rzucie możesz anulować wszystkie swoje wyniki, aby odzyskać ładunek.
ability-upgrade-synchronizedconsole = Po ataku możesz wydać namierzenie obrońcy, aby namierzył go przyjazny statek w zasięgu 1 (z tą kartą w zasięgu 1–3).
ability-upgrade-tacticalscrambler = Gdy przesłaniasz atak wroga, obrońca rzuca o 1 kość obrony więcej.
ability-upgrade-delayedfuses = Po umieszczeniu bomby lub miny możesz położyć na niej znacznik zapalnika.
ability-upgrade-sparepartscanisters = Akcja: wydaj 1 ładunek, aby odzyskać 1 ładunek astromecha. Akcja: wydaj 1 ładunek, aby zrzucić tuż za sobą części zamienne (chmurę szczątków) i zerwać wszystkie namierzenia ciebie.
ability-upgrade-ablativeplating = Zanim otrzymasz uszkodzenia od przeszkody lub przyjaznej bomby, możesz wydać ładunek, aby zapobiec 1 z nich.
