### Co robią zdolności, własnymi słowami: na kartach.

text-life-drain = Po ataku sojuszniczej postaci Dathomirian, który zadał obrażenia, atakujący może leczyć.
text-wrath-of-the-great-mother = Raz na turę, gdy wróg osłabi inną sojuszniczą jednostkę: postać może wykonać zryw, a potem atak dystansowy 5 kośćmi na tego wroga.
text-acrobatic-advance = Każda postać może wykonać skok; jeśli któraś to zrobiła, jednostka otrzymuje znacznik przyczajenia.
text-night-hunter = Ta jednostka rzuca 2 kośćmi więcej przy ataku wręcz w akcji walki na wroga w zwarciu z inną sojuszniczą postacią Dathomirian.
text-dark-fury = Wroga jednostka w zasięgu 2 otrzymuje 1 obrażenie za każde trafienie i trafienie krytyczne na 5 kościach ataku; zraniony tak użytkownik Mocy otrzymuje Zagrożenie.
text-furious-rush--savage-opress = Każda postać może wykonać zryw; póki ta jednostka jest okaleczona, może zamiast tego wykonać marsz.
text-unwitting-brute = Gdy sojusznicza główna jednostka Sojuszu Separatystów lub Dathomirian w zasięgu 3 zaczyna aktywację, postać może wykonać zryw.
