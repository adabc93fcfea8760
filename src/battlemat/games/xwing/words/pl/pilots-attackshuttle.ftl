### Co robią karty, naszymi słowami: pilots-attackshuttle.

ability-pilot-herasyndulla = Po odsłonięciu czerwonego lub niebieskiego manewru możesz zmienić swoją tarczę na inny manewr tego koloru.
