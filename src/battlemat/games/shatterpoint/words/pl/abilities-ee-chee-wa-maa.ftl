### Co robią zdolności, własnymi słowami: Logray, Wicket, C-3PO i R2-D2.

text-brilliant-oration = Sojusznicza postać wsparcia Ewoków w zasięgu 4, a potem postać tej jednostki może zrobić jedno z czterech: wykonać zryw, leczyć dwa razy, otrzymać znacznik przyczajenia, zaatakować 5 kośćmi.
text-r2-im-not-sure-thats-such-a-good-idea = Gdy sojusznicza jednostka Sojuszu Rebeliantów lub Ewoków w zasięgu 4 zaczyna aktywację, może stracić stan.
text-divine-influence = Sojusznicze Ewoki w zasięgu 5: w postawie Against My Programming mają Mobilność i mogą się wspinać w zwarciu, w Angry Trilling mają Niezłomność.
text-goodness-gracious-me = Póki w zasięgu 3 jest nieosłabiona sojusznicza jednostka Ewoków, ta jednostka nie może być celem ataków dystansowych.
text-inspiring-presence = Sojusznicze jednostki wojowników Ewoków otrzymują po znaczniku przyczajenia i mogą stracić 2 obrażenia albo stan; potem sojuszniczy zwiadowcy Ewoków mogą wykonać zryw.
text-elders-command = Sojusznicza postać wsparcia Ewoków w zasięgu 4 może wykonać zryw; potem może otrzymać znacznik przyczajenia, stracić stan albo wykonać atak 5 kośćmi.
text-protective-wards = Póki ta jednostka nie jest osłabiona, postacie innych sojuszniczych jednostek Ewoków w zasięgu 4 rzucają 1 kością obrony więcej.
text-secret-ingredients = Gdy sojusznicza jednostka Ewoków osłabi wrogą, rzuć kością ataku: trafienie lub trafienie krytyczne odświeża 1 Moc, przy porażce lub wyszkoleniu każda postać tej jednostki Ewoków może wykonać zryw.
text-lead-the-charge = Wybierz widocznego wroga i sojuszniczą jednostkę wsparcia Ewoków w zasięgu 3: postacie obu jednostek mogą wykonać zryw w stronę wroga.
text-hunting-horn = Każda wroga jednostka w zasięgu 3 otrzymuje Zagrożenie, jeśli jakaś jej postać tam jest w zwarciu, inaczej Przygwożdżenie.
