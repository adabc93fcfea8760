### Co robią karty, naszymi słowami: pilots-jumpmaster5000.

ability-pilot-dengar = Po obronie przed statkiem w twoim przednim łuku możesz wydać 1 ładunek na dodatkowy atak na niego.
ability-pilot-manaroo = Na początku fazy starcia możesz oddać wszystkie swoje zielone żetony przyjaznemu statkowi w zasięgu 0–1.
ability-pilot-teltrevura = Jeśli miałbyś zostać zniszczony, możesz wydać 1 ładunek: odrzuć wszystkie karty uszkodzeń, otrzymaj 5 uszkodzeń i trafisz do rezerwy. Wracasz przy swojej krawędzi na początku następnej fazy planowania.
