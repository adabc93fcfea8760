### Co robią karty, naszymi słowami: pilots-btlbywing.

ability-pilot-goji = Gdy broni się przyjazny statek w zasięgu 0–3, może rzucić 1 dodatkową kością za każdą przyjazną bombę lub minę w zasięgu 0–1 od niego.
