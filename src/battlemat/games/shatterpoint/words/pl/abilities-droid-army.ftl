### Co robią zdolności, własnymi słowami: na kartach.

text-scuttle = Ta jednostka ma na tę turę Mobilność; postać może wykonać marsz.
text-i-have-been-trained-in-your-jedi-arts = Po ataku wręcz tej jednostki każda inna wroga jednostka w zwarciu z atakującym otrzymuje 2 obrażenia.
text-appetite-for-destruction = Po akcji walki tej jednostki sojusznicza postać wsparcia droidów bojowych w zasięgu 3 może wykonać zryw, a potem zaatakować jeden z tych celów 5 kośćmi.
text-another-fine-addition-to-my-collection = Gdy postać tej jednostki osłabi wrogą jednostkę, może leczyć dwa razy; jeśli był to użytkownik Mocy, odśwież 2 Mocy.
text-do-not-let-them-escape = Każda postać tej jednostki albo sojuszniczej jednostki wsparcia droidów bojowych może wykonać zryw.
text-conquerors-resolve = Postać tej jednostki, która walczy o aktywny cel, ma Protekcję i Niezłomność.
