### Co robią karty, naszymi słowami: upgrades-configuration.

ability-upgrade-servomotorsfoils = Zamknięte: ataki bronią podstawową o 1 kość ataku mniej. Przed aktywacją możesz odwrócić tę kartę.
    .front = Ataki bronią podstawową o 1 kość ataku mniej. Przed aktywacją możesz odwrócić tę kartę.
    .back = Przed aktywacją możesz odwrócić tę kartę.
ability-upgrade-calibratedlasertargeting = Atak bronią podstawową na statek w łuku celowniczym: dodajesz wynik skupienia.
ability-upgrade-grapplingstruts = Zamknięte: gdy kończysz manewr na asteroidzie lub chmurze szczątków, na której jest najwyżej jeden sojusznik, możesz odwrócić tę kartę. Otwarte: ignorujesz przeszkody; stojąc na jednej z nich, zamiast lecieć zostajesz, tracisz 1 stres i obracasz się o 90° w stronę z tarczy, chyba że pokazuje ona 2 prosto. Po manewrze odwróć kartę z powrotem.
    .front = Gdy kończysz manewr na asteroidzie lub chmurze szczątków, na której jest najwyżej jeden sojusznik, możesz odwrócić tę kartę.
    .back = Ignorujesz przeszkody; stojąc na jednej z nich, zamiast lecieć zostajesz, tracisz 1 stres i obracasz się o 90° w stronę z tarczy, chyba że pokazuje ona 2 prosto. Po manewrze odwróć kartę z powrotem.
ability-upgrade-integratedsfoils = Zamknięte: ataki bronią podstawową na statek poza łukiem celowniczym o 1 kość mniej. Przed aktywacją możesz odwrócić tę kartę.
    .front = Ataki bronią podstawową na statek poza łukiem celowniczym o 1 kość mniej. Przed aktywacją możesz odwrócić tę kartę.
    .back = Przed aktywacją możesz odwrócić tę kartę.
ability-upgrade-landingstruts = Zamknięte: gdy kończysz manewr na asteroidzie lub chmurze szczątków, na której jest najwyżej jeden sojusznik, możesz odwrócić tę kartę. Otwarte: ignorujesz przeszkody; stojąc na jednej z nich, zamiast lecieć zostajesz, tracisz 1 stres i obracasz się o 90° w stronę z tarczy, chyba że pokazuje ona 2 prosto. Po manewrze odwróć kartę z powrotem.
    .front = Gdy kończysz manewr na asteroidzie lub chmurze szczątków, na której jest najwyżej jeden sojusznik, możesz odwrócić tę kartę.
    .back = Ignorujesz przeszkody; stojąc na jednej z nich, zamiast lecieć zostajesz, tracisz 1 stres i obracasz się o 90° w stronę z tarczy, chyba że pokazuje ona 2 prosto. Po manewrze odwróć kartę z powrotem.
ability-upgrade-os1arsenalloadout = Mając dokładnie 1 żeton rozbrojenia, nadal możesz atakować namierzone cele torpedami i pociskami, ale wtedy nie możesz wydać namierzenia.
ability-upgrade-pivotwing = Zamknięte: rzucasz o 1 kość obrony mniej; po manewrze postoju możesz obrócić się o 90° lub 180°. Przed aktywacją możesz odwrócić tę kartę.
    .front = Rzucasz o 1 kość obrony mniej; po manewrze postoju możesz obrócić się o 90° lub 180°. Przed aktywacją możesz odwrócić tę kartę.
    .back = Przed aktywacją możesz odwrócić tę kartę.
ability-upgrade-xg1assaultconfiguration = Mając dokładnie 1 żeton rozbrojenia, nadal możesz atakować działami, rzucając najwyżej 3 kośćmi ataku.
ability-upgrade-corsairrefit = Jeden dodatkowy atak na rundę działem, wieżyczką lub pociskiem, za 1 energię.
