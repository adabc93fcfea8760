### Co robią karty, naszymi słowami: pilots-nantexclassstarfighter.

ability-pilot-sunfac = Atakując bronią podstawową ściągany statek, rzucasz o 1 kość ataku więcej.
ability-pilot-chertek = Atakując bronią podstawową ściągany statek, możesz przerzucić do 2 kości ataku.
