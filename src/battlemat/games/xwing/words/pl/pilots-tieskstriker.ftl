### Co robią karty, naszymi słowami: pilots-tieskstriker.

ability-pilot-countdown = Gdy bronisz się bez stresu, po zniesieniu wyników możesz przyjąć 1 uszkodzenie i 1 żeton stresu, aby anulować wszystko, co zostało.
ability-pilot-puresabacc = Mając najwyżej 1 kartę uszkodzenia, możesz rzucić o 1 kość ataku więcej.
ability-pilot-duchess = Sama decydujesz, czy używasz swoich lotek adaptacyjnych, także w stresie.
