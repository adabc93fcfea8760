### Co robią karty, naszymi słowami: pilots-z95af4headhunter.

ability-pilot-airencracken = Po ataku możesz wybrać przyjazny statek w zasięgu 1; może on wykonać akcję tak, jakby była czerwona.
