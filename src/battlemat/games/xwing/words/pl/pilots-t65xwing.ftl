### Co robią karty, naszymi słowami: pilots-t65xwing.

ability-pilot-lukeskywalker = Gdy zostajesz celem ataku, możesz odzyskać 1 Moc.
ability-pilot-wedgeantilles = Cel twojego ataku rzuca o 1 kość obrony mniej.
ability-pilot-biggsdarklighter = Gdy broni się inny przyjazny statek w zasięgu 0–1, a ty też jesteś w łuku ataku, możesz przyjąć jedno trafienie lub trafienie krytyczne i je anulować.
ability-pilot-thanekyrell = Podczas ataku możesz wydać wynik skupienia, trafienia lub trafienia krytycznego: obejrzyj zakryte karty uszkodzeń obrońcy i odkryj jedną z nich.
ability-pilot-kullbeesperado = Po akcji beczki lub dopalacza możesz odwrócić swoją konfigurację.
ability-pilot-garvendreis-t65xwing = Po wydaniu żetonu skupienia możesz wybrać przyjazny statek w zasięgu 1–3; otrzymuje on żeton skupienia.
ability-pilot-garvendreis = Po wydaniu żetonu skupienia możesz wybrać przyjazny statek w zasięgu 1–3; otrzymuje on żeton skupienia.
ability-pilot-jekporkins = Po otrzymaniu żetonu stresu możesz rzucić kością ataku, aby go usunąć; trafienie zadaje ci 1 uszkodzenie.
ability-pilot-leevantenza = Po akcji beczki lub dopalacza możesz wykonać czerwoną akcję uniku.
ability-pilot-edriotwotubes = Przed swoją aktywacją, jeśli masz żeton skupienia, możesz wykonać akcję.
