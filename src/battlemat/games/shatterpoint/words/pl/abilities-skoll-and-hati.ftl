# Baylan Skoll, Shin Hati, HK-87

text-power-such-as-youve-never-dreamed = Przyciągnij wroga z zasięgu 3 o zasięg 2; potem ta jednostka otrzymuje znacznik przyczajenia.
text-force-enhanced-dexterity = Każda postać tej jednostki może wykonać zryw; jeśli któraś to zrobiła, jednostka otrzymuje znacznik przyczajenia. Można użyć dwa razy w aktywacji.
text-impatience-for-victory-will-guarantee-defeat = Inna sojusznicza jednostka może zachować znaczniki przyczajenia do końca swojej aktywacji. Na koniec przygotowania i gdy przeciwnik wygra zmagania, każda sojusznicza jednostka otrzymuje znacznik przyczajenia.
text-one-must-destroy-in-order-to-create = Sojusznicze jednostki zachowują i otrzymują znaczniki przyczajenia także w zwarciu. Atakujący sojusznik może odrzucić znaczniki przyczajenia swojej jednostki, by za każdy dodać 1 wynik wyszkolenia.
text-furious-rush--shin-hati-eager-apprentice = Postać może wykonać zryw; potem jednostka wroga w zwarciu z tą jednostką otrzymuje Zagrożenie.
text-trained-to-be-something-more = Po akcji walki innej sojuszniczej jednostki użytkowników Mocy: postać może się przemieścić albo otrzymać znacznik przyczajenia, a potem zaatakować 5 kośćmi jeden z tych celów.
text-impatience = Karty rozkazu tej jednostki nie można odłożyć do rezerwy. Jest odporna na Przygwożdżenie i Rozbrojenie. Może odrzucać znaczniki przyczajenia, by płacić za swoje zdolności: każdy jest wart 1 Moc.
text-avoidance-protocols = Po ataku na tę jednostkę: odrzuca ona wszystkie znaczniki przyczajenia; jeśli jakieś miała, każda postać może wykonać zryw.
text-unstoppable-machine = Postać tej jednostki, która jest w zwarciu z wrogą postacią główną, ma Protekcję i Niezłomność.
