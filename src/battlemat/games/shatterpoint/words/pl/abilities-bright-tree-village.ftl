### Co robią zdolności, własnymi słowami: Chief Chirpa, Ewok Hunters, Leia, Paploo.

text-stealthy-approach = Każda postać może wykonać zryw; potem ta jednostka może otrzymać znacznik przyczajenia albo za darmo wykonać akcję skupienia.
text-mobilize-the-village = Póki ta jednostka nie jest osłabiona, postacie innych sojuszniczych jednostek Ewoków w zasięgu 4 rzucają 1 kością ataku więcej.
text-sharp-stick = Impet [2]; cele ataków wręcz tej jednostki nie mają Protekcji.
text-bright-tree-defender = Gdy atak osłabi inną sojuszniczą jednostkę Ewoków, rzuć kością ataku: przy trafieniu lub trafieniu krytycznym każda postać tej jednostki może się przemieścić i wykonać atak 5 kośćmi, przy porażce lub wyszkoleniu wykonać zryw i leczyć dwa razy.
text-forest-dwellers = Na koniec przygotowania i swoich aktywacji ta jednostka może otrzymać znacznik przyczajenia.
text-strength-in-numbers = Ta jednostka rzuca 2 kośćmi ataku więcej przeciw wrogowi w zwarciu z innym sojuszniczym Ewokiem z nieosłabionej jednostki.
text-infiltrate = Sojusznicza postać Sojuszu Rebeliantów może wykonać marsz.
text-explosive-charge = Wybierz cel w zasięgu 3: każdy sojusznik w zasięgu 2 od niego może wykonać zryw i otrzymać znacznik przyczajenia; potem każda jednostka w zasięgu 2 od niego otrzymuje 2 obrażenia i traci znaczniki przyczajenia.
text-unexpected-allies = Sojusznicze jednostki Sojuszu Rebeliantów są też Ewokami, a sojusznicze Ewoki należą też do Sojuszu Rebeliantów.
text-feigned-retreat = Inny sojuszniczy Ewok w zasięgu 3 może się przemieścić, oddalając się od wroga w zwarciu z nim; wtedy jego jednostka otrzymuje znacznik przyczajenia, jednostka wroga Zagrożenie, a wróg może wykonać zryw w jego stronę.
text-what-does-this-do = W ataku wręcz na wroga z Zagrożeniem lub Przygwożdżeniem ta jednostka może użyć tabeli wyszkolenia wręcz obrońcy zamiast własnej.
