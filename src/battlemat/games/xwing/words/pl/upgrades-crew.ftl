### Co robią karty, naszymi słowami: upgrades-crew.

ability-upgrade-gnkgonkdroid = Zaczynasz z 1 ładunkiem mniej. Akcja: odzyskaj tu 1 ładunek. Akcja: wydaj 1 ładunek, aby odzyskać 1 osłonę.
