### Co robią karty, naszymi słowami: upgrades-force-power.

ability-upgrade-brilliantevasion = Gdy bronisz się poza łukiem celowniczym atakującego, możesz wydać 1 Moc, aby zmienić 2 skupienia na uniki.
ability-upgrade-foresight = Gdy wróg wykona manewr, możesz wydać 1 Moc, aby zaatakować go tą bronią w ataku dodatkowym. Możesz zmienić 1 skupienie na trafienie; nic innego nie zmienia jej kości.
ability-upgrade-hate = Za każde otrzymane uszkodzenie odzyskujesz 1 Moc.
ability-upgrade-heightenedperception = Na początku fazy walki możesz wydać 1 Moc, aby walczyć z inicjatywą 7.
ability-upgrade-instinctiveaim = Możesz wydać 1 Moc, aby zaatakować bronią specjalną bez wymaganego żetonu skupienia lub namierzenia.
ability-upgrade-precognitivereflexes = Po odsłonięciu tarczy możesz wydać 1 Moc, aby wykonać akcję beczki lub dopalacza, ostatnią w tej aktywacji. Jeśli nie masz jej na pasku, otrzymujesz 1 żeton wysilenia.
ability-upgrade-predictiveshot = Po zadeklarowaniu ataku na statek w łuku celowniczym możesz wydać 1 Moc: obrońca nie rzuca większą liczbą kości, niż masz trafień i trafień krytycznych.
ability-upgrade-sense = W fazie systemów możesz obejrzeć tarczę statku w zasięgu 0–1; za 1 Moc w zasięgu 0–3.
ability-upgrade-supernaturalreflexes = Przed aktywacją możesz wydać 1 Moc, aby wykonać akcję beczki lub dopalacza. Jeśli nie masz jej na pasku, otrzymujesz 1 uszkodzenie.
ability-upgrade-battlemeditation = Nie możesz koordynować statków limitowanych. Gdy koordynujesz, inny nielimitowany statek tego samego typu może wykonać tę samą akcję.
