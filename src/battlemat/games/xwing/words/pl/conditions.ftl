### Co robią karty, naszymi słowami: conditions.

ability-condition-hunted = Po twoim zniszczeniu ten stan otrzymuje inny, wybrany przez ciebie przyjazny statek.
ability-condition-illshowyouthedarkside = Na tym stanie leży karta uszkodzenia pilota. Gdy masz otrzymać trafienie krytyczne, dostajesz tę kartę, a stan się kończy.
ability-condition-listeningdevice = W fazie systemów twoja tarcza zostaje odkryta, jeśli wrogi statek z kartą Informant jest w zasięgu 0–2.
ability-condition-optimizedprototype = Atakując bronią podstawową z przodu statek namierzony przez twojego dyrektora Krennica, możesz wydać wynik: obrońca traci osłonę albo odkrywa kartę uszkodzenia.
ability-condition-rattled = Gdy bomba lub mina w zasięgu 0–1 wybuchnie, otrzymujesz 1 uszkodzenie krytyczne i stan się kończy. Akcja, gdy w zasięgu 0–1 nie ma bomb ani min: stan się kończy.
ability-condition-suppressivefire = Przeciw wszystkim poza kapitanem Rexem rzucasz o 1 kość ataku mniej. Stan kończy się, gdy Rex się obroni, zostanie zniszczony lub nie zaatakuje w fazie walki.
ability-condition-decoyed = Gdy się bronisz, każda przyjazna Naboo Handmaiden w łuku ataku może wydać żeton uniku, aby zmienić twój wynik w unik, a jeśli lecisz N-1, dodać unik.
ability-condition-compromisingintel = W fazie systemów twoja tarcza zostaje odkryta, jeśli wroga Vi Moradi jest w zasięgu 0–3. Przeciw niej nie możesz wydawać żetonów skupienia.
xwing-ask-weak-spot = { $ship }: co traci?
xwing-option-shield = Osłonę
ability-condition-itstheresistance = Zaczynasz w rezerwie. Pojawiasz się w zasięgu 1 od dowolnej krawędzi i poza zasięgiem 3 od wrogów, gdy wszystkie ładunki przyjaznego GA-97 są aktywne, albo z żetonem rozbrojenia, gdy zostanie zniszczony.
