### Co robią karty, naszymi słowami: pilots-g1astarfighter.

ability-pilot-zuckuss = W ataku podstawowym możesz rzucić 1 dodatkową kością; wtedy obrońca też rzuca 1 dodatkową.
ability-pilot-4lom = Po w pełni wykonanym czerwonym manewrze otrzymujesz 1 żeton kalkulacji. Na początku fazy końcowej możesz oddać żeton stresu statkowi w zasięgu 0–1.
