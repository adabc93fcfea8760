### Co robią karty, naszymi słowami: upgrades-crew.

ability-upgrade-gnkgonkdroid = Zaczynasz z 1 ładunkiem mniej. Akcja: odzyskaj tu 1 ładunek. Akcja: wydaj 1 ładunek, aby odzyskać 1 osłonę.
ability-upgrade-cadbane = Po zrzuceniu lub wystrzeleniu urządzenia możesz wykonać czerwoną akcję dopalacza.
ability-upgrade-sabinewren = Leżą tu żetony: 1 jonizacji, 1 zakłócenia, 1 stresu i 1 ściągania. Gdy na statek zadziała przyjazna bomba, możesz dać mu jeden z nich.
ability-upgrade-ga97 = Przed rozstawieniem statków możesz wydać od 3 do 5 ładunków: inny statek twojego oddziału czeka w rezerwie, aż wszystkie ładunki będą tu znów aktywne albo zostaniesz zniszczony.
