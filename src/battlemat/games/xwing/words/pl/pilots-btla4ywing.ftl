### Co robią karty, naszymi słowami: pilots-btla4ywing.

ability-pilot-norrawexley = Gdy się bronisz, a wrogi statek jest w zasięgu 0–1, do twoich wyników dodaje się unik.
ability-pilot-norrawexley-btla4ywing = Gdy się bronisz, a wrogi statek jest w zasięgu 0–1, do twoich wyników dodaje się unik.
ability-pilot-hortonsalm = Podczas ataku możesz przerzucić dokładnie tyle kości, ile innych przyjaznych statków jest w zasięgu 0–1 obrońcy.
ability-pilot-drearenthal = Przyjazny statek bez kropek, atakujący cel w twoim łuku ostrzału, może przerzucić 1 kość ataku.
ability-pilot-kavil = Atakując bronią inną niż z łuku przedniego, rzucasz o 1 kość ataku więcej.
ability-pilot-dutchvander = Po wykonaniu akcji namierzania wybrany przyjazny statek w zasięgu 1–3 może namierzyć ten sam obiekt, niezależnie od odległości.
ability-pilot-evaanverlaine = Na początku fazy walki możesz wydać żeton skupienia: przyjazny statek w zasięgu 0–1 do końca rundy broni się 1 kością więcej.
