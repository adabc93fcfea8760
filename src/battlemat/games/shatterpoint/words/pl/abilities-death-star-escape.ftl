### Co robią zdolności, własnymi słowami: Leia, Luke, Han i Chewie na Gwieździe Śmierci.

text-look-out-hes-loose = Postać może wykonać zryw; jeśli jest potem w zwarciu, wybierz jednego z tych wrogów: może on wykonać zryw. Jego jednostka otrzymuje Zagrożenie, jeśli nadal jest w zwarciu z tą jednostką, inaczej Rozbrojenie.
text-boring-conversation-anyway = Po akcji walki tej jednostki jedna postać może się przemieścić.
text-i-expect-to-be-well-paid = Gdy odkrywasz kartę rozkazu, ta jednostka zyskuje na turę wybraną cechę.
text-were-all-fine-here-now-thank-you = Raz na turę, gdy ta jednostka osłabi wrogą, jedna postać może się leczyć; potem odśwież 1 Moc.
text-grappling-hook = Każda postać tej jednostki może wykonać wspinaczkę; jeśli któraś to zrobiła, jednostka otrzymuje znacznik przyczajenia.
text-hes-the-brains-sweetheart = Gdy sojusznicza postać Sojuszu Rebeliantów lub szpiegów w zasięgu 3 ze znacznikiem przyczajenia wykonuje atak dystansowy w akcji walki, może przerzucić do dwóch porażek.
text-oh-the-uniform = Ta jednostka zachowuje znaczniki przyczajenia i może je otrzymywać, będąc w zwarciu.
text-into-the-garbage-chute-flyboy = Każda postać innej sojuszniczej jednostki Sojuszu Rebeliantów lub szpiegów może wykonać zryw; potem jednostka ta otrzymuje znacznik przyczajenia.
text-its-a-wonder-youre-still-alive = Wybierz postać tej jednostki i innego sojusznika: jedno z nich może się leczyć, potem drugie wykonać zryw.
text-crack-shot = Celność [2]. Po akcji skupienia tej jednostki każda jej postać może wykonać zryw.
text-somebodys-gotta-save-our-skins = Gdy wróg osłabi inną sojuszniczą jednostkę, postać może wykonać zryw w jego stronę i zaatakować go 5 kośćmi; potem inna sojusznicza jednostka w zasięgu 3 otrzymuje znacznik przyczajenia. Ta jednostka rzuca 1 kością obrony więcej za każdą osłabioną sojuszniczą jednostkę w zasięgu 3.
