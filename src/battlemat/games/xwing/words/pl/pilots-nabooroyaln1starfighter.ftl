### Co robią karty, naszymi słowami: pilots-nabooroyaln1starfighter.

ability-pilot-anakinskywalker-nabooroyaln1starfighter = Zanim odkryjesz tarczę, możesz wydać 1 Moc, aby wykonać beczkę; nie jest to akcja.
ability-pilot-ricolie = W ataku podstawowym i w obronie rzucasz 1 dodatkową kością, jeśli twój odsłonięty manewr jest szybszy niż wrogiego statku.
ability-pilot-dineeellberger = Jeśli twój odsłonięty manewr jest tak szybki jak wrogiego statku, jego kości nie można modyfikować, gdy go atakujesz lub się przed nim bronisz.
ability-pilot-naboohandmaiden = Po rozstawieniu inny przyjazny statek otrzymuje stan Decoyed.
ability-pilot-padmeamidala = Wrogowie w twoim przednim łuku mogą w ataku zmodyfikować tylko 1 wynik skupienia.
