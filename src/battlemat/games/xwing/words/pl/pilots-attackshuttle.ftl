### Co robią karty, naszymi słowami: pilots-attackshuttle.

ability-pilot-herasyndulla = Po odsłonięciu czerwonego lub niebieskiego manewru możesz ustawić na tarczy inny tego samego koloru.
ability-pilot-herasyndulla-vcx100lightfreighter = Po odsłonięciu czerwonego lub niebieskiego manewru możesz ustawić na tarczy inny tego samego koloru.
