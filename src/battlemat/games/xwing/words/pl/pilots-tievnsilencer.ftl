### Co robią karty, naszymi słowami: pilots-tievnsilencer.

ability-pilot-kyloren = Po obronie możesz wydać 1 Moc, aby atakujący otrzymał stan I’ll Show You the Dark Side.
ability-pilot-blackout = Jeśli przeszkoda przesłania twój atak, obrońca rzuca o 2 kości mniej.
ability-pilot-avenger = Gdy inny przyjazny statek zostanie zniszczony, możesz wykonać akcję, nawet w stresie.
ability-pilot-recoil = W stresie możesz traktować wrogów w swoim przednim łuku w zasięgu 0–1, jakby byli w twoim łuku celowniczym.
