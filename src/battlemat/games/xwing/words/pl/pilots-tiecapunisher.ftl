### Co robią karty, naszymi słowami: pilots-tiecapunisher.

ability-pilot-deathrain = Po zrzuceniu lub wystrzeleniu urządzenia możesz wykonać akcję.
