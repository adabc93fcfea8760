### Co robią karty, naszymi słowami: pilots-vcx100lightfreighter.

ability-pilot-chopper = Na początku fazy walki każdy wrogi statek w zasięgu 0 otrzymuje 2 żetony zakłócenia.
ability-pilot-herasyndulla-vcx100lightfreighter = Po odsłonięciu czerwonego lub niebieskiego manewru możesz zmienić swoją tarczę na inny manewr tego koloru.
ability-pilot-kananjarrus = Gdy broni się przyjazny statek w twoim łuku ognia, możesz wydać 1 Moc: atakujący rzuca 1 kością mniej.
