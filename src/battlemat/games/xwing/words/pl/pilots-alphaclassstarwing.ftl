### Co robią karty, naszymi słowami: pilots-alphaclassstarwing.

ability-pilot-majorvynder = Będąc rozbrojonym, rzucasz 1 dodatkową kością obrony.
ability-pilot-lieutenantkarsabi = Po otrzymaniu żetonu rozbrojenia, jeśli nie masz stresu, możesz otrzymać 1 żeton stresu, aby go usunąć.
