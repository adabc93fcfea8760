### Co robią zdolności, własnymi słowami: Darth Vader, szturmowcy.

text-you-dont-know-the-power-of-the-dark-side = Ta jednostka może stracić 2 obrażenia albo stan; potem odśwież 1 Moc.
text-anger-hate-aggression = Postać może wykonać zryw; wtedy w następnym ataku tej aktywacji rzuca 3 kośćmi więcej, a każda porażka w tym rzucie daje tej jednostce Zagrożenie.
text-you-are-unwise-to-lower-your-defenses = Gdy ta jednostka jest celem ataku wręcz: jeśli na końcu w rzucie ataku jest porażka, atakująca jednostka otrzymuje 3 obrażenia.
text-perhaps-i-can-find-new-ways-to-motivate-them = Gdy ta jednostka osłabi wrogą, inna sojusznicza postać Imperium Galaktycznego może wykonać zryw.
text-you-cannot-hide-forever = Na koniec aktywacji tej jednostki: jeśli nikogo w niej nie osłabiła, a jej karty rozkazu nie ma ani w talii, ani w rezerwie, wtasuj ją do talii.
text-inexorable-advance = Każda postać sojuszniczej jednostki wsparcia Imperium Galaktycznego może wykonać marsz; jeśli któraś to zrobiła, jednostka otrzymuje 1 obrażenie.
text-imperial-firepower = Wróg, który ma w zasięgu 4 co najmniej dwie sojusznicze postacie Imperium Galaktycznego, otrzymuje Przygwożdżenie albo Rozbrojenie.
text-coordinated-offensive = Gdy ta jednostka lub sojuszniczy szturmowiec atakuje w akcji walki: 1 kość więcej za każdą inną sojuszniczą jednostkę szturmowców w zasięgu 5 od celu, która go widzi.
text-assault-tactics = Każda postać może wykonać zryw; potem ta jednostka może otrzymać 1 obrażenie, by za darmo wykonać akcję skupienia.
text-for-the-empire = Wybierz wroga w zwarciu z tą jednostką i sojusznika w zwarciu z nim: odepchnij wroga o zasięg 2 od tego sojusznika; potem ta jednostka otrzymuje Zagrożenie.
