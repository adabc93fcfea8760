### Co robią karty, naszymi słowami: pilots-aggressorassaultfighter.

ability-pilot-ig88a = Na początku fazy starcia możesz oddać żeton kalkulacji przyjaznemu statkowi w zasięgu 1–3, który umie kalkulować.
ability-pilot-ig88b = Po twoim nietrafionym ataku możesz wykonać dodatkowy atak działem.
ability-pilot-ig88c = Po akcji dopalacza możesz wykonać akcję uniku.
