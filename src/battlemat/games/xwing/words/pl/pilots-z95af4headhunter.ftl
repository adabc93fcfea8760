### Co robią karty, naszymi słowami: pilots-z95af4headhunter.

ability-pilot-airencracken = Po ataku możesz wybrać przyjazny statek w zasięgu 1; może on wykonać akcję tak, jakby była czerwona.
ability-pilot-lieutenantblount = W ataku podstawowym możesz rzucić 1 dodatkową kością, jeśli inny przyjazny statek jest w zasięgu 0–1 od obrońcy.
ability-pilot-ndrusuhlak = W ataku podstawowym rzucasz 1 dodatkową kością, jeśli w zasięgu 0–2 nie ma innego przyjaznego statku.
ability-pilot-kaatoleeachos = Na początku fazy starcia możesz wziąć żeton skupienia lub uniku od przyjaznego statku w zasięgu 0–2.
