### Co robią karty, naszymi słowami: pilots-mg100starfortress.

ability-pilot-edonkappehl = Po w pełni wykonanym niebieskim lub białym manewrze możesz zrzucić urządzenie, jeśli w tej rundzie żadnego nie umieściłeś.
