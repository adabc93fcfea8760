### Co robią karty, naszymi słowami: upgrades-hardpoint.

ability-upgrade-ioncannonbattery = Dodatkowy atak za 1 energię. Jeśli trafi, obrońca otrzymuje 1 uszkodzenie krytyczne, a wszystkie wyniki dają żetony jonizacji zamiast uszkodzeń. Wyłączona: bez ataku; po swojej walce możesz wydać 2 jednostki energii, aby odwrócić tę kartę z powrotem.
ability-upgrade-ordnancetubes = Torpedami i pociskami atakujesz tylko w dodatkowych atakach, po jednym na rundę, w pełnym przednim łuku zamiast przedniego. Wyłączone: w łuku celowniczym, jako zwykłe ataki. Akcja: wydaj 2 jednostki energii, aby odwrócić tę kartę z powrotem.
ability-upgrade-pointdefensebattery = Do 4 dodatkowych ataków na rundę, każdy za 1 energię. Wyłączona: bez ataku; po swojej walce możesz wydać 2 jednostki energii, aby odwrócić tę kartę z powrotem.
ability-upgrade-targetingbattery = Dodatkowy atak za 1 energię; po nim możesz namierzyć obrońcę. Wyłączona: bez ataku; po swojej walce możesz wydać 2 jednostki energii, aby odwrócić tę kartę z powrotem.
ability-upgrade-turbolaserbattery = Dodatkowy atak na namierzony cel za 3 jednostki energii. Jeśli trafi, dodaj 3 trafienia. Wyłączona: bez ataku; po swojej walce możesz wydać 2 jednostki energii, aby odwrócić tę kartę z powrotem.
