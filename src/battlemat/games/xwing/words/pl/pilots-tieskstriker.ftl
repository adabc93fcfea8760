### Co robią karty, naszymi słowami: pilots-tieskstriker.

ability-pilot-puresabacc = Atakując, możesz rzucić 1 dodatkową kością, dopóki masz najwyżej 1 kartę uszkodzenia.
ability-pilot-countdown = Po neutralizacji wyników ataku na ciebie, jeśli nie masz stresu, możesz otrzymać 1 uszkodzenie i 1 żeton stresu, aby anulować wszystkie wyniki.
