### Co robią karty, naszymi słowami: pilots-tieininterceptor.

ability-pilot-turrphennir = Po ataku możesz wykonać akcję beczki lub dopalacza, nawet mając stres.
