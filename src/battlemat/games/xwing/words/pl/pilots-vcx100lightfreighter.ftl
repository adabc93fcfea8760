### Co robią karty, naszymi słowami: pilots-vcx100lightfreighter.

ability-pilot-chopper = Na początku fazy walki każdy wrogi statek w zasięgu 0 otrzymuje 2 żetony zakłócenia.
