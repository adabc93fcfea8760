### Co robią karty, naszymi słowami: pilots-tieininterceptor.

ability-pilot-soontirfel = Na początku fazy walki otrzymujesz 1 żeton skupienia, jeśli wróg jest w twoim łuku celowniczym.
ability-pilot-turrphennir = Po ataku możesz wykonać akcję beczki lub dopalacza, nawet w stresie.
