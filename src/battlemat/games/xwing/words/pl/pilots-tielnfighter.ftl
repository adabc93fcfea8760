### Co robią karty, naszymi słowami: pilots-tielnfighter.

ability-pilot-howlrunner = Przyjazny statek w zasięgu 0–1 może przerzucić 1 kość ataku bronią podstawową.
ability-pilot-maulermithel = W zasięgu ataku 1 rzucasz o 1 kość ataku więcej.
