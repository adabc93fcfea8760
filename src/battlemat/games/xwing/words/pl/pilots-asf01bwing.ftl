### Co robią karty, naszymi słowami: pilots-asf01bwing.

ability-pilot-braylenstramm = Mając stres, możesz przerzucić do 2 kości, atakując lub broniąc się.
ability-pilot-tennumb = Atakując lub broniąc się, możesz wydać 1 żeton stresu, aby zmienić wszystkie swoje skupienia na trafienia lub uniki.
