### Co robią zdolności, własnymi słowami: na kartach.

text-submerge = Gdy karta rozkazu tej jednostki zostanie odkryta, a w rezerwie leży inna sojusznicza karta wodna, połóż tamtą na talii lub pod nią, a do rezerwy odłóż tę.
text-sonar-detection = Cele ataków dystansowych tej jednostki mają o 1 mniej osłony.
text-scatter = Postać tej jednostki albo sojusznicza postać Sojuszu Separatystów lub szubrawiec może wykonać zryw; jeśli jej jednostka ma obrażenia, może się zamiast tego przemieścić.
text-riptide = Gdy ta jednostka albo inna sojusznicza postać Sojuszu Separatystów atakuje w akcji walki: 1 kość więcej za każdą inną sojuszniczą jednostkę wodną, która ma cel w zasięgu i go widzi.
text-opportunistic-usurper = Gdy karta rozkazu tej jednostki zostanie odkryta, a w rezerwie leży inna, możesz położyć tamtą na talii lub pod nią, a do rezerwy odłożyć tę. Póki ta karta jest w talii lub w rezerwie, jednostka nie może być celem ataków dystansowych.
text-death-from-below = Każda postać może wykonać skok; następny atak wręcz tej jednostki w tej aktywacji ma w puli 2 obrażenia więcej.
text-blood-in-the-water = Po akcji walki sojuszniczej jednostki wsparcia Sojuszu Separatystów lub szubrawców: postać może wykonać skok, a potem zaatakować jeden z tych celów wręcz 5 kośćmi.
text-theres-plenty-of-suffering-to-go-around = Ta jednostka rzuca 1 kością ataku więcej za każdą osłabioną lub okaleczoną wrogą jednostkę w zasięgu 4. Gdy wroga jednostka w zasięgu 4 zostanie osłabiona, odśwież 1 Moc.
