### Co robią karty, naszymi słowami: pilots-tiesffighter.

ability-pilot-quickdraw = Po utracie osłony możesz wydać 1 ładunek na dodatkowy atak podstawowy.
ability-pilot-backdraft = W podstawowym ataku wieżyczką rzucasz 1 dodatkową kością, jeśli obrońca jest w twoim tylnym łuku.
