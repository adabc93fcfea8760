### Co robią karty, naszymi słowami: upgrades-illicit.

ability-upgrade-cloakingdevice = Akcja: wydaj 1 ładunek, aby się zamaskować. Na początku fazy planowania rzuć 1 kością ataku: przy skupieniu odmaskuj się albo strać żeton maskowania.
ability-upgrade-contrabandcybernetics = Przed aktywacją możesz wydać 1 ładunek: w tej rundzie stres nie przeszkadza ci w akcjach ani czerwonych manewrach.
ability-upgrade-deadmansswitch = Gdy zostaniesz zniszczony, każdy inny statek w zasięgu 0–1 otrzymuje 1 uszkodzenie.
ability-upgrade-feedbackarray = Przed walką możesz otrzymać 1 żeton jonizacji i 1 rozbrojenia: każdy statek w zasięgu 0 otrzymuje 1 uszkodzenie.
ability-upgrade-inertialdampeners = Zanim wykonasz odsłonięty manewr, możesz wydać 1 osłonę, aby zamiast tego stać w miejscu (biały manewr), po czym otrzymujesz 1 żeton stresu.
ability-upgrade-riggedcargochute = Akcja: wydaj 1 ładunek, aby zrzucić za sobą luźny ładunek (chmurę szczątków) szablonem prosto o prędkości 1.
ability-upgrade-quickreleaselocks = W fazie systemów możesz wydać 1 ładunek, aby położyć luźny ładunek w swoim tylnym łuku w zasięgu 0, nie na statku. Tych ładunków nie da się odzyskać.
ability-upgrade-saboteursmap = Na końcu przygotowania możesz wydać po 1 ładunku każdego ze swoich ulepszeń z miną, aby położyć to urządzenie dalej niż w zasięgu 2 od wrogich statków i innych urządzeń.
ability-upgrade-scannerbaffler = Na końcu przygotowania możesz wybrać do sześciu innych przyjaznych zwykłych statków w zasięgu 0–1 w twojej strefie rozstawienia i postawić każdy na nowo, gdziekolwiek w zasięgu 0–1 od ciebie.
