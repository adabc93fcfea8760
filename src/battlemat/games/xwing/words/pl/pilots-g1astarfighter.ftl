### Co robią karty, naszymi słowami: pilots-g1astarfighter.

ability-pilot-4lom = Po pełnym wykonaniu czerwonego manewru otrzymujesz 1 żeton kalkulacji. Na początku fazy końcowej możesz przekazać 1 żeton stresu innemu statkowi w zasięgu 0–1.
ability-pilot-zuckuss = Atak bronią podstawową: możesz rzucić o 1 kość ataku więcej; wtedy obrońca także rzuca o 1 kość więcej.
