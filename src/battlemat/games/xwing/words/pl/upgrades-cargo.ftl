### Co robią karty, naszymi słowami: upgrades-cargo.

ability-upgrade-adaptiveshields = Gdy broni się inny przyjazny statek w zasięgu 0–1, mniejszy od ciebie, możesz wydać 1 osłonę lub 2 jednostki energii, aby anulować 1 trafienie lub trafienie krytyczne.
ability-upgrade-boostedscanners = Gdy namierzasz, koordynujesz lub zakłócasz, możesz wydać do 3 jednostek energii: każda pozwala wybrać cel o 1 zasięg dalej, najdalej w zasięgu 5.
ability-upgrade-optimizedpowercore = Po wykonaniu niebieskiego manewru odzyskujesz 1 energię.
ability-upgrade-tibannareserves = Akcja: wydaj 1 ładunek tej karty, aby odzyskać 2 jednostki energii.
