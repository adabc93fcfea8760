### Co robią karty, naszymi słowami: pilots-tiefofighter.

ability-pilot-midnight = Gdy atakujesz namierzony przez siebie statek lub się przed nim bronisz, jego kości nie można modyfikować.
ability-pilot-commandermalarus = Na początku fazy walki możesz wydać ładunek i otrzymać żeton stresu; do końca rundy możesz zmieniać wszystkie swoje wyniki skupienia w sukcesy.
ability-pilot-scorch = Atakując bronią podstawową bez stresu, możesz otrzymać żeton stresu, aby rzucić o 1 kość ataku więcej.
ability-pilot-static = Atakując bronią podstawową, możesz wydać namierzenie obrońcy i żeton skupienia, aby zmienić wszystkie wyniki w trafienia krytyczne.
ability-pilot-longshot = Atakując bronią podstawową w zasięgu ataku 3, rzucasz o 1 kość więcej.
ability-pilot-muse = Na początku fazy walki możesz zdjąć żeton stresu z przyjaznego statku w zasięgu 0–1.
ability-pilot-tn3465 = Gdy atakuje inny przyjazny statek, a ty jesteś w zasięgu 0–1 obrońcy, możesz przyjąć 1 uszkodzenie krytyczne, aby zmienić jeden wynik w trafienie krytyczne.
ability-pilot-lieutenantrivas = Gdy nienamierzony przez ciebie statek w zasięgu 1–2 otrzyma czerwony lub pomarańczowy żeton, możesz go namierzyć.
ability-pilot-null = Dopóki nie masz uszkodzeń, twoja inicjatywa wynosi 7.
