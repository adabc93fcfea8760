### Zasady specjalne kart zmagań, naszymi słowami.

special-ploy-opening = Gdy zatrzymano kartę Shatterpoint: przygotuj 2 punkty Mocy, pozwól jednej postaci na zryw albo wyszukaj w talii rozkazów kartę do rezerwy.
special-ploy-remove-control = Gdy zatrzymano kartę Shatterpoint: każdy gracz może wskazać aktywny cel; nikt go nie kontroluje.
special-ploy-reposition-primary = Gdy zatrzymano kartę Shatterpoint: postacie jednej Głównej jednostki każdego gracza mogą się przemieścić; w tej turze nie można jej aktywować.
special-ploy-reposition-secondary = Gdy zatrzymano kartę Shatterpoint: postacie jednej Drugorzędnej jednostki każdego gracza mogą się przemieścić; w tej turze nie można jej aktywować.
special-ploy-reposition-supporting = Gdy zatrzymano kartę Shatterpoint: postacie jednej jednostki Wsparcia każdego gracza mogą się przemieścić; w tej turze nie można jej aktywować.
special-ploy-recover = Gdy zatrzymano kartę Shatterpoint: jedna jednostka każdego gracza może odrzucić znacznik osłabienia, 3 obrażenia i jeden stan.
special-ploy-drop-injury = Gdy zatrzymano kartę Shatterpoint: każdy gracz może odrzucić znacznik okaleczenia; kto tego nie zrobi, przygotowuje 2 punkty Mocy.
special-new-map = Po przesunięciu znacznika zmagań przeciwnik gracza z co najmniej trzema celami może zapłacić 1 Mocy lub 1 znacznik postępu za inną kartę tej fazy.
special-odds-primary = Raz w twojej turze, gdy twoja Główna jednostka osłabi jednostkę wroga, możesz zapłacić 1 Mocy, by przesunąć znacznik zmagań o 1 pole w twoją stronę.
special-odds-secondary = Raz w twojej turze, gdy twoja Drugorzędna jednostka osłabi jednostkę wroga, możesz zapłacić 1 Mocy, by przesunąć znacznik zmagań o 1 pole w twoją stronę.
special-odds-supporting = Raz w twojej turze, gdy twoja jednostka Wsparcia osłabi jednostkę wroga, możesz zapłacić 1 Mocy, by przesunąć znacznik zmagań o 1 pole w twoją stronę.
special-press-forward = Każda postać jednostki aktywowanej kartą Shatterpoint może wykonać zryw.
special-stick-to-the-plan = Gdy jednostka zostaje aktywowana kartą Shatterpoint, jej gracz przygotowuje 1 punkt Mocy.
special-regroup = Jednostka aktywowana kartą Shatterpoint może odrzucić 2 obrażenia albo jeden stan.
special-defensive-positions = Postacie przy nieaktywnym celu mają osłonę.
special-calculated-strike = Na początku aktywacji jednostka przy nieaktywnym celu może wykonać zryw; jeśli nikt tego nie zrobi, jej postacie mają w tej turze Impet i Strzelca wyborowego.
special-neutral-zone = Jednostka, która kończy aktywację przy nieaktywnym celu, przygotowuje 1 punkt Mocy.
