### Co robią karty, naszymi słowami: upgrades-illicit.

ability-upgrade-cloakingdevice = Akcja: wydaj 1 ładunek, aby się zamaskować. Na początku fazy planowania rzuć 1 kością ataku: przy skupieniu odmaskuj się albo strać żeton maskowania.
ability-upgrade-contrabandcybernetics = Przed aktywacją możesz wydać 1 ładunek: w tej rundzie stres nie przeszkadza ci w akcjach ani czerwonych manewrach.
ability-upgrade-deadmansswitch = Gdy zostaniesz zniszczony, każdy inny statek w zasięgu 0–1 otrzymuje 1 uszkodzenie.
ability-upgrade-feedbackarray = Przed walką możesz otrzymać 1 żeton jonizacji i 1 rozbrojenia: każdy statek w zasięgu 0 otrzymuje 1 uszkodzenie.
ability-upgrade-inertialdampeners = Zanim wykonasz odsłonięty manewr, możesz wydać 1 osłonę, aby zamiast tego stać w miejscu (biały manewr), po czym otrzymujesz 1 żeton stresu.
ability-upgrade-riggedcargochute = Akcja: wydaj 1 ładunek, aby zrzucić za sobą luźny ładunek (chmurę szczątków) szablonem prosto o prędkości 1.
