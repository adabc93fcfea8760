### Co robią karty, naszymi słowami: upgrades-tech.

ability-upgrade-advancedoptics = Gdy atakujesz, możesz wydać 1 żeton skupienia, aby zmienić 1 pudło na trafienie.
ability-upgrade-ferrospherepaint = Gdy wróg cię namierzy, a nie jesteś w jego łuku celowniczym, otrzymuje on 1 żeton stresu.
ability-upgrade-patternanalyzer = Gdy w pełni wykonujesz czerwony manewr, możesz przed sprawdzeniem trudności wykonać akcję.
ability-upgrade-primedthrusters = Mając najwyżej 2 żetony stresu, nadal możesz wykonywać beczki i dopalacze.
ability-upgrade-targetingsynchronizer = Przyjazny statek w zasięgu 1–2 nie potrzebuje własnego namierzenia, aby atakować namierzony przez ciebie cel.
ability-upgrade-hyperspacetrackingdata = Przed rozstawieniem możesz wybrać na czas przygotowania inicjatywę od 0 do 6. Po przygotowaniu każdy przyjazny statek w zasięgu 0–2 otrzymuje 1 żeton skupienia lub uniku.
ability-upgrade-biohexacryptcodes = Gdy koordynujesz lub zakłócasz, możesz wydać swoje namierzenie statku, aby wybrać go w dowolnym zasięgu.
