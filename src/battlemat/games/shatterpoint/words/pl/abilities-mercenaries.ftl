### Co robią zdolności, własnymi słowami: Bounty Hunters, Cad Bane, Gwarm, Hondo.

text-tools-of-the-trade = Wybierz: wroga jednostka w zasięgu 3 otrzymuje Rozbrojenie albo ta jednostka ma w tej turze Celność [2] i Impet [2].
text-payday = Gdy odkrywasz kartę rozkazu: ta jednostka ma w tej turze dowolną jedną cechę więcej.
text-how-about-you-step-aside = Wróg w zasięgu 3 walczący o aktywny cel może wykonać zryw od niego. Jeśli już o niego nie walczy, jego jednostka otrzymuje Rozbrojenie, inaczej Zagrożenie i Zmęczenie.
text-no-one-gets-between-me-and-my-job = Po akcji walki innej sojuszniczej jednostki, gdy ta jednostka nie jest w zwarciu: jednostka zaatakowanej postaci w zasięgu 4 otrzymuje 2 obrażenia; jeśli żadnej nie ma tak blisko, każda postać może wykonać skok w stronę jednej z nich.
text-ill-take-on-any-job-for-the-right-price = Gdy sojusznik osłabi wrogą jednostkę: odśwież 1 Moc, a postać może się leczyć; jeśli to łowca nagród, odśwież jeszcze 1.
text-exit-strategy = Postacie tej jednostki mogą się wspinać, będąc w zwarciu.
text-pack-hunter--gwarm = Ta jednostka rzuca 2 kośćmi więcej w atakach wręcz na wroga w zwarciu z innym sojuszniczym Weequayem.
text-thats-just-good-business = Odśwież 1 Moc za każdy aktywny cel kontrolowany przez przeciwnika.
text-inspiring-stories-so-many-of-them-true = Postać tej jednostki i każda postać innej sojuszniczej jednostki może wykonać zryw.
text-what-have-we-here = Wroga jednostka w zasięgu 2 otrzymuje Przygwożdżenie i Zmęczenie; jeśli jej karta rozkazu jest w rezerwie, możesz wydać 1 Moc, by wtasować ją do talii.
text-this-effort-is-no-longer-profitable = Gdy inna sojusznicza jednostka w zasięgu 4 zostanie osłabiona: postać może się przemieścić, ale nie może skończyć w zwarciu.
text-fair-whats-fair = Gdy sojuszniczy szubrawiec atakuje w akcji walki wroga w zwarciu z tą jednostką, może rzucić 2 kośćmi więcej; potem każda inna sojusznicza jednostka w zasięgu 2 od obrońcy otrzymuje Zmęczenie.
