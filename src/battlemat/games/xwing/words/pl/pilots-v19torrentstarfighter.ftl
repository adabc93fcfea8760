### Co robią karty, naszymi słowami: pilots-v19torrentstarfighter.

ability-pilot-kickback = Po akcji beczki możesz wykonać czerwoną akcję namierzania.
ability-pilot-axe = Po ataku lub obronie możesz przekazać 1 zielony żeton przyjaznemu statkowi w zasięgu 1–2 w bocznym łuku.
ability-pilot-swoop = Gdy przyjazny mały lub średni statek w zasięgu 0–1 w pełni wykona manewr o prędkości 3–4, może wykonać czerwoną akcję dopalacza.
ability-pilot-tucker = Gdy przyjazny statek w zasięgu 1–2 zaatakuje wroga w twoim przednim łuku, możesz wykonać akcję skupienia.
