### Co robią karty, naszymi słowami: pilots-v19torrentstarfighter.

ability-pilot-kickback = Po akcji beczki możesz wykonać czerwoną akcję namierzenia.
ability-pilot-axe = Po ataku lub obronie możesz oddać zielony żeton przyjaznemu statkowi w zasięgu 1–2 w twoim lewym lub prawym łuku.
ability-pilot-swoop = Gdy przyjazny mały lub średni statek w pełni wykona manewr o prędkości 3–4 i jest w zasięgu 0–1, może wykonać czerwoną akcję dopalacza.
ability-pilot-tucker = Gdy przyjazny statek w zasięgu 1–2 zaatakuje statek w twoim przednim łuku, możesz wykonać akcję skupienia.
