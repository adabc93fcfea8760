### Co robią karty, naszymi słowami: upgrades-device.

ability-upgrade-protonbombs = Bomba: statki i zdalne urządzenia w zasięgu 0–1 otrzymują 1 uszkodzenie krytyczne.
ability-upgrade-proximitymines = Mina: statek rzuca 2 kośćmi ataku i otrzymuje 1 uszkodzenie oraz 1 za każde trafienie lub trafienie krytyczne.
ability-upgrade-seismiccharges = Bomba: przeszkoda w zasięgu 0–1 pęka; statki i zdalne urządzenia w zasięgu 0–1 od niej otrzymują 1 uszkodzenie.
ability-upgrade-connernets = Mina: statek otrzymuje 1 uszkodzenie i 3 żetony jonizacji.
ability-upgrade-bombletgenerator = Bomba: statki i zdalne urządzenia w zasięgu 0–1 rzucają 2 kośćmi ataku i otrzymują 1 uszkodzenie za każde trafienie lub trafienie krytyczne. Na początku fazy aktywacji możesz wydać 1 osłonę, aby odzyskać tu 2 ładunki.
ability-upgrade-electroprotonbomb = Bomba ze znacznikiem zapalnika: statki w zasięgu 0–2 rzucają 4 kośćmi ataku; tracą 1 osłonę za każdy pusty wynik, otrzymują 1 żeton jonizacji za każde skupienie lub trafienie i 1 żeton rozbrojenia za każde trafienie krytyczne. Zdalne urządzenia otrzymują 1 uszkodzenie za każde skupienie lub trafienie.
ability-upgrade-drk1probedroids = W fazie końcowej możesz wydać 1 ładunek, aby zrzucić lub wystrzelić droida zwiadowczego z dowolnym wzornikiem prędkości 3. Twoje statki mogą namierzać i zakłócać z miejsca, w którym jest.
