### Co robią karty, naszymi słowami: pilots-tievnsilencer.

ability-pilot-blackout = Jeśli twój atak przesłania przeszkoda, obrońca rzuca 2 kośćmi mniej.
ability-pilot-kyloren = Po obronie możesz wydać 1 Moc: atakujący otrzymuje stan I’ll Show You the Dark Side.
ability-pilot-avenger = Po zniszczeniu innego przyjaznego statku możesz wykonać akcję, nawet mając stres.
