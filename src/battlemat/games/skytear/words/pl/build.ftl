### Dlaczego talią, pulą lub w danym trybie Skytear nie można grać.

skytear-not-a-list = To nie jest lista: { $problem }
skytear-unknown-hero = Nie ma bohatera „{ $id }”.
skytear-unknown-card = Nie ma karty mocy „{ $id }”.
skytear-bad-count = „{ $id }” nie może być w talii w liczbie { $count }.
skytear-not-for-decks = { $card } należy do pierwszego gracza i nigdy nie wchodzi do talii.
skytear-hero-of-other-faction = { $hero } należy do frakcji { $faction }, której nie wybrano.
skytear-hero-twice = { $hero } jest na liście dwa razy; bohatera można wybrać tylko raz.
skytear-deck-size = Liczba kart w talii: { $count }; liczba bohaterów: { $heroes }, więc kart musi być dokładnie { $due }.
skytear-card-of-other-faction = { $card } ma runę frakcji { $faction }, której nie wybrano.
skytear-ultimate-missing = Brakuje karty { $card }: potężnej karty, którą ma { $hero }.
skytear-ultimate-of-other-hero = { $card } to potężna karta, którą ma { $hero }, a ta talia nie jest dla tego bohatera.
skytear-ultimate-copies = { $card } to potężna karta: może być w talii tylko raz, a nie { $count } razy.
skytear-too-many-copies = { $card }: liczba kopii { $count }, a dozwolone są najwyżej { $limit }.
skytear-pool-size = Liczba bohaterów w puli: { $count }; musi ich być { $due }.
skytear-hero-deck-size = { $hero }: liczba kart w talii { $count }; musi ich być { $due }.
skytear-pool-changed = Pula i talie są ustalone na cały turniej.
skytear-unknown-mode = Nie ma trybu „{ $id }”; są: { $modes }.
skytear-first-game-four-heroes = W pierwszej grze każda strona ma czterech bohaterów na polu bitwy z dwiema ścieżkami.
skytear-not-enough-heroes = Do tej gry potrzeba różnych bohaterów w liczbie { $due }; brakuje { $missing }. W trybie turniejowym obie drużyny mogą wystawić tych samych bohaterów.
