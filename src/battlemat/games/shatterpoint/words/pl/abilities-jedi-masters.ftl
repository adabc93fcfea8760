### Co robią zdolności, własnymi słowami: na kartach.

text-precise-strike = Po akcji walki tej jednostki wybierz sojuszniczą jednostkę wsparcia Republiki Galaktycznej w zasięgu 3: jeśli jej karta rozkazu jest w talii, jej postacie mogą wykonać zryw; w przeciwnym razie jedna z nich może zaatakować 5 kośćmi.
text-flow-of-the-force = Raz na turę, gdy wroga jednostka zostanie osłabiona, sojusznik może wykonać zryw. Gdy wróg osłabi sojuszniczą jednostkę, postać innej sojuszniczej jednostki może leczyć trzy razy. Widzisz wierzchnią kartę rozkazu, zanim wybierzesz między nią a rezerwą.
text-rush-to-action = Każda postać tej jednostki i innej sojuszniczej jednostki Republiki Galaktycznej może wykonać zryw.
text-shatterpoint = Gdy wybierzesz sojuszniczą jednostkę kartą Shatterpoint, przed jej aktywacją: w postawie Form VII Vaapad postać tej jednostki może wykonać zryw i atak 5 kośćmi; w postawie Jedi Master odśwież 2 Mocy, a postać tej jednostki może leczyć trzy razy.
text-tempered-aggression = Gdy ta jednostka atakuje lub się broni, możesz wydać od 1 do 3 Mocy, by rzucić tyloma kośćmi więcej.
text-this-partys-over = Póki ta jednostka jest w zwarciu, sojusznicze postacie Republiki Galaktycznej w zasięgu 5 mają Niezłomność i Protekcję.
text-i-know-if-we-work-together-we-will-stay-alive = Każda postać sojuszniczej jednostki Republiki Galaktycznej może wykonać zryw; jeśli to żołnierze lub padawani, może też postać tej jednostki.
text-we-can-do-this-the-simple-way-or-the-difficult-way = Gdy inna sojusznicza postać Republiki Galaktycznej w zasięgu 3 jest atakowana, a ta jednostka nie jest osłabiona: może ona otrzymać Zagrożenie, a broniący się używa jej tabeli wyszkolenia; jeśli broni się żołnierz lub padawan, postać może potem wykonać zryw w stronę atakującego.
text-create-opening = Gdy ta jednostka atakuje, zamień blok albo wyszkolenie w rzucie obrony na porażkę.
text-im-afraid-i-must-request-your-surrender = Po razie na turę: gdy wróg w zasięgu 3 zaatakuje z porażką w rzucie, postać może wykonać skok; gdy obroni się z porażką w rzucie, postać może go szarpnąć.
text-wise-counsel = Każda postać innej sojuszniczej jednostki Republiki Galaktycznej może wykonać zryw; jeśli to Jedi, może też postać tej jednostki.
text-force-enhanced-reflexes = Gdy ta jednostka jest atakowana: po ataku atakująca jednostka otrzymuje 3 obrażenia, jeśli w rzucie ataku jest porażka.
text-guardians-of-the-republic = Gdy sojusznicza postać Republiki Galaktycznej osłabi wrogą jednostkę, sojuszniczy Jedi może leczyć, a potem wykonać zryw. Raz na turę sojusznicza jednostka Jedi w zasięgu 3 od osłabionej sojuszniczej jednostki płaci za zdolność o 1 Moc mniej.
text-unity-wins-war = Inna sojusznicza postać Republiki Galaktycznej lub najemnik może wykonać zryw; potem postać tej jednostki może wykonać skok.
text-feinting-blow = Gdy ta jednostka atakuje wręcz w akcji walki, a w rzucie obrony jest wyszkolenie, zamień jeden blok w tym rzucie na porażkę.
