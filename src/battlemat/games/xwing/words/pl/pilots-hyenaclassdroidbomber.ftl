### Co robią karty, naszymi słowami: pilots-hyenaclassdroidbomber.

ability-pilot-bombardmentdrone = Zamiast zrzucić urządzenie, możesz je wystrzelić z tym samym wzornikiem.
ability-pilot-dbs404 = Możesz wykonywać ataki podstawowe w zasięgu 0. W zasięgu ataku 0–1 rzucasz 1 dodatkową kością, a po trafieniu otrzymujesz 1 uszkodzenie krytyczne.
ability-pilot-dbs32c = Na początku fazy starcia możesz wydać 1 żeton kalkulacji, aby koordynować. Możesz koordynować tylko statki z Networked Calculations.
ability-pilot-baktoidprototype = Twoje ataki specjalne nie wymagają żetonu ani namierzenia przeciw statkowi namierzonemu przez przyjazny statek z Sieciowymi Obliczeniami.
