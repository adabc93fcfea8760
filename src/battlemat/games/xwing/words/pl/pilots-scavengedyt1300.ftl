### Co robią karty, naszymi słowami: pilots-scavengedyt1300.

ability-pilot-rey = Jeśli wrogi statek jest w twoim przednim łuku, możesz wydać 1 Moc, aby zmienić pusty wynik na trafienie lub unik.
ability-pilot-chewbacca-scavengedyt1300 = Gdy przyjazny statek w zasięgu 0–3 zostanie zniszczony, możesz, zanim zniknie z planszy, wykonać akcję, a potem dodatkowy atak.
ability-pilot-hansolo-scavengedyt1300 = Podczas przygotowania możesz zostać umieszczony gdziekolwiek poza zasięgiem 3 od wrogich statków.
