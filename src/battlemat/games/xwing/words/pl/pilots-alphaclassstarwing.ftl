### Co robią karty, naszymi słowami: pilots-alphaclassstarwing.

ability-pilot-majorvynder = Gdy jesteś rozbrojony, rzucasz o 1 kość obrony więcej.
ability-pilot-lieutenantkarsabi = Gdy otrzymasz żeton rozbrojenia bez stresu, możesz otrzymać 1 żeton stresu, aby go usunąć.
