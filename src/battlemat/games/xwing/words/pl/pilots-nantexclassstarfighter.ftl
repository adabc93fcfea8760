### Co robią karty, naszymi słowami: pilots-nantexclassstarfighter.

ability-pilot-sunfac = Atakując bronią podstawową ściągany statek, rzucasz o 1 kość ataku więcej.
ability-pilot-chertek = Atakując bronią podstawową ściągany statek, możesz przerzucić do 2 kości ataku.
ability-pilot-berwerkret = Gdy twój atak trafi, każdy przyjazny statek, który potrafi kalkulować i namierza obrońcę, może wykonać czerwoną akcję kalkulacji.
ability-pilot-gorgol = W fazie systemów możesz otrzymać żeton rozbrojenia, aby dać przyjaznemu statkowi w zasięgu 1–2 żeton ściągania; potem naprawia on odkrytą kartę uszkodzenia statku.
