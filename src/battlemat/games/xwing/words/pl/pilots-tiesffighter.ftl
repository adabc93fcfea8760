### Co robią karty, naszymi słowami: pilots-tiesffighter.

ability-pilot-quickdraw = Gdy stracisz osłonę, możesz wydać 1 ładunek na dodatkowy atak bronią podstawową.
ability-pilot-backdraft = Ataki bronią podstawową z wieżyczki na statek w tylnym łuku o 1 kość więcej.
