### Co robią karty, naszymi słowami: pilots-m12lkimogilafighter.

ability-pilot-toranikulda = Po twoim ataku każdy wróg w twoim łuku celowniczym otrzymuje 1 uszkodzenie, chyba że odrzuci zielony żeton.
ability-pilot-dalanoberos = Na początku fazy walki możesz wydać ładunek, aby zabrać osłonę statkowi w swoim łuku celowniczym i odzyskać jedną własną.
