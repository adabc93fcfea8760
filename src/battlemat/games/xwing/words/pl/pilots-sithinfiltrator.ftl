### Co robią karty, naszymi słowami: pilots-sithinfiltrator.

ability-pilot-darthmaul = Po ataku możesz wydać 2 Moce na dodatkowy atak bronią podstawową na inny cel albo na ten sam, jeśli chybiłeś.
ability-pilot-countdooku = Gdy obronisz się przed statkiem w twoim łuku ostrzału, możesz wydać 1 Moc, aby usunąć 1 swój czerwony lub niebieski żeton. Gdy trafisz, możesz wydać 1 Moc, aby wykonać akcję.
ability-pilot-066 = Po obronie możesz wydać 1 żeton kalkulacji, aby wykonać akcję.
