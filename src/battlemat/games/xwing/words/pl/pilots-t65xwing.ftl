### Co robią karty, naszymi słowami: pilots-t65xwing.

ability-pilot-lukeskywalker = Gdy zostajesz celem ataku, możesz odzyskać 1 Moc.
ability-pilot-wedgeantilles = Cel twojego ataku rzuca o 1 kość obrony mniej.
ability-pilot-biggsdarklighter = Gdy broni się inny przyjazny statek w zasięgu 0–1, a ty też jesteś w łuku ataku, możesz przyjąć jedno trafienie lub trafienie krytyczne i je anulować.
