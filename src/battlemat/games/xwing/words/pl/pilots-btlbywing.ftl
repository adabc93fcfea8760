### Co robią karty, naszymi słowami: pilots-btlbywing.

ability-pilot-goji = Gdy broni się przyjazny statek w zasięgu 0–3, może rzucić 1 dodatkową kością za każdą przyjazną bombę lub minę w zasięgu 0–1 od niego.
ability-pilot-anakinskywalker-btlbywing = Po w pełni wykonanym manewrze możesz wydać 1 Moc, aby usunąć 1 żeton stresu, jeśli wróg jest w twoim przednim łuku w zasięgu 0–1 lub w łuku celowniczym.
ability-pilot-matchstick = W ataku podstawowym lub wieżyczką możesz przerzucić dokładnie tyle kości, ile masz czerwonych żetonów.
ability-pilot-broadside = W ataku wieżyczką skierowaną w lewo lub w prawo możesz zmienić pusty wynik na skupienie.
ability-pilot-r2d2 = Na początku fazy starcia otrzymujesz 1 żeton kalkulacji, jeśli wróg jest w twoim tylnym łuku.
