### Co robią zdolności, własnymi słowami: Moff Gideon, Death Trooper Escort, Agent Kallus.

text-imperial-efficiency = Wybierz tę jednostkę albo sojuszniczą jednostkę wsparcia Imperium Galaktycznego: każda jej postać może wykonać zryw lub, jeśli jednostka ma obrażenia, się przemieścić.
text-disciplined = Po ataku na tę jednostkę, gdy nie jest osłabiona: każda postać może się przemieścić w stronę aktywnego celu; jeśli żadna nie jest potem w zwarciu, jednostka otrzymuje znacznik przyczajenia.
text-long-live-the-empire = Wybierz aktywny cel i sojuszniczą jednostkę wsparcia Imperium Galaktycznego: jedna jej postać może się przemieścić w stronę celu, a jednostka otrzymuje 2 obrażenia. Jeśli to ją osłabi, może od razu zamienić znacznik osłabienia, wszystkie obrażenia i stan na znacznik okaleczenia.
text-assume-that-i-know-everything = Odłożenie karty rozkazu do rezerwy kosztuje przeciwnika o 1 Moc więcej.
text-you-have-something-i-want = Ataki wręcz sojuszników z Imperium Galaktycznego w akcjach walki mają 1 kość więcej przeciw wrogom walczącym o aktywny cel, którego nie kontrolujesz. Wygrywasz remisy o aktywne cele, o które walczy ta jednostka.
text-prepared-for-any-encounter = Ta jednostka ma w tej turze Celność [2] i Impet [2] i za darmo wykonuje akcję skupienia.
text-imperial-intelligence = Gdy sojusznik atakuje lub się broni, przerzuć do jednej kości za każdą cechę wspólną z tą jednostką.
text-uncertain-loyalties = Na koniec przygotowania wybierz cechy tej jednostki do końca gry: Imperium Galaktyczne, szpieg i żołnierz albo Sojusz Rebeliantów, szubrawiec i Widmo.
