### Co robią karty, naszymi słowami: pilots-asf01bwing.

ability-pilot-braylenstramm = W stresie możesz przerzucić do 2 swoich kości.
ability-pilot-tennumb = Możesz wydać 1 żeton stresu, aby zmienić wszystkie swoje skupienia na trafienia lub uniki.
