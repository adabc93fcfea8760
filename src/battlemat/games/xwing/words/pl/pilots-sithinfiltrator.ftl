### Co robią karty, naszymi słowami: pilots-sithinfiltrator.

ability-pilot-darthmaul = Po ataku możesz wydać 2 Moce na dodatkowy atak podstawowy na inny cel albo na ten sam, jeśli nie trafiłeś.
ability-pilot-countdooku = Po obronie przed statkiem w twoim łuku ognia możesz wydać 1 Moc, aby usunąć swój niebieski lub czerwony żeton. Po trafionym ataku możesz wydać 1 Moc, aby wykonać akcję.
ability-pilot-066 = Po obronie możesz wydać 1 żeton kalkulacji, aby wykonać akcję.
