### Co robią zdolności, własnymi słowami: na kartach.

text-expose-flank = Każda postać może się wspiąć; jeśli któraś skończyła wyżej, jednostka ma na tę turę Celność [1] i wykonuje akcję skupienia.
text-queens-gambit = Gdy przeciwnik otrzyma znacznik postępu, postać może wykonać marsz.
text-servant-of-the-people = W postawie Faith in Diplomacy wygrywasz remisy o aktywne cele, o które walczy ta jednostka. W postawie Aggressive Negotiations, póki nie jest osłabiona, sojusznicze postacie wsparcia Republiki Galaktycznej rzucają 1 kością ataku więcej.
text-loyal-protectors = Każda postać innej sojuszniczej jednostki Republiki Galaktycznej może wykonać zryw; jeśli to Naboo, może też każda postać tej jednostki.
text-staunch-bodyguard = Gdy atakowana jest sojusznicza postać główna: postać może się przemieścić w jej stronę; jeśli ta jednostka jest potem w zasięgu 2 od niej, rzuca ona 2 kośćmi obrony więcej.
text-decoy = Zanim wybierzesz jednostkę kartą Shatterpoint, możesz wskazać aktywny cel w zasięgu 2 i sojuszniczą główną jednostkę Naboo: umieść tę jednostkę w zasięgu 1 od niej, a potem tamtą w zasięgu 1 od celu.
