### Co robią karty, naszymi słowami: pilots-scavengedyt1300.

ability-pilot-rey = Jeśli wrogi statek jest w twoim przednim łuku, możesz wydać 1 Moc, aby zmienić pusty wynik na trafienie lub unik.
