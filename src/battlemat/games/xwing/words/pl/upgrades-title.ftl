### Co robią karty, naszymi słowami: upgrades-title.

ability-upgrade-ghost = Może u ciebie zadokować prom szturmowy albo prom klasy Sheathipede; opuszcza cię tylko z tylnych wypustek.
ability-upgrade-blackone = Po SLAM ta karta traci ładunek; potem możesz otrzymać 1 żeton jonizacji, aby usunąć 1 żeton rozbrojenia. Bez ładunku nie możesz wykonać SLAM.
ability-upgrade-dauntless = Po częściowo wykonanym manewrze możesz wykonać białą akcję jako czerwoną.
ability-upgrade-ig2000 = Masz zdolności pilotów swoich innych statków z tym tytułem.
ability-upgrade-marauder = Atak bronią podstawową w tył: możesz przerzucić 1 kość.
ability-upgrade-millenniumfalcon = Gdy bronisz się z żetonem uniku, możesz przerzucić 1 kość obrony.
ability-upgrade-moldycrow = Masz z przodu broń podstawową o 3 kościach. W fazie końcowej zachowujesz do 2 żetonów skupienia.
ability-upgrade-outrider = Atak przesłonięty przeszkodą: obrońca rzuca o 1 kość mniej. Po pełnym wykonaniu manewru przez przeszkodę lub na nią możesz usunąć 1 swój czerwony lub pomarańczowy żeton.
ability-upgrade-punishingone = Ataki bronią podstawową na statek w przednim łuku o 1 kość więcej.
ability-upgrade-reysmillenniumfalcon = Mając najwyżej 2 żetony stresu, nadal możesz wykonywać czerwone pętle Segnora oraz akcje dopalacza i obrotu łuku.
ability-upgrade-scimitar = Po rozstawieniu możesz się zamaskować. Po odmaskowaniu możesz dać żeton zakłócenia wrogowi w łuku celowniczym.
ability-upgrade-shadowcaster = Gdy trafisz statek, który jest w łuku wieżyczki i w przednim łuku, otrzymuje on 1 żeton ściągania.
ability-upgrade-slavei = Po odsłonięciu skrętu możesz ustawić na tarczy ten sam skręt w drugą stronę.
ability-upgrade-soullessone = Gdy bronisz się przed statkiem poza twoimi łukami ostrzału, możesz przerzucić 1 kość obrony.
ability-upgrade-st321 = Po koordynacji możesz namierzyć wroga w zasięgu 0–3 od koordynowanego statku, niezależnie od odległości od ciebie.
ability-upgrade-virago = W fazie końcowej możesz wydać 1 ładunek, aby wykonać czerwoną akcję dopalacza.
ability-upgrade-houndstooth = Może u ciebie zadokować Z-95-AF4 Headhunter.
ability-upgrade-phantom = Możesz dokować z zasięgu 0–1.
ability-upgrade-landosmillenniumfalcon = Może u ciebie zadokować kapsuła ratunkowa; póki jest na pokładzie, jej osłony mogą przyjmować uszkodzenia za ciebie. Atakując podstawowo zestresowany statek, rzucasz 1 dodatkową kością.
