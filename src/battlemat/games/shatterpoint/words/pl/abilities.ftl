### Co robią zdolności, własnymi słowami: na kartach.

text-force-jump = Każda postać tej jednostki może wykonać skok.
text-jet-pack = Każda postać tej jednostki może wykonać skok.
text-dathomirian-dexterity = Każda postać tej jednostki może wykonać skok. Można użyć dwa razy w aktywacji.
text-force-speed = Każda postać tej jednostki może wykonać marsz.
text-im-going-to-end-this = Po akcji walki tej jednostki jedna jej postać może ponownie zaatakować jednego z tych samych wrogów.
text-deflect = Po ataku dystansowym na tę jednostkę: jeśli w rzucie ataku jest porażka, atakująca jednostka otrzymuje 2 obrażenia.
text-riposte = Po ataku wręcz na tę jednostkę: jeśli w rzucie ataku jest porażka, atakująca jednostka otrzymuje 2 obrażenia.
text-this-is-where-the-fun-begins = Gdy ta jednostka osłabi jednostkę główną lub drugorzędną, przesuń znacznik zmagań o 1 pole w swoją stronę; jeśli główną, każda sojusznicza postać Republiki Galaktycznej może się leczyć.
text-get-a-move-on-soldier = Postać tej jednostki albo inna sojusznicza postać Republiki Galaktycznej może wykonać zryw i otrzymać znacznik przyczajenia.
text-defensive-maneuver = Każda postać tej jednostki może wykonać zryw; jeśli któraś to zrobiła, jednostka otrzymuje znacznik przyczajenia.
text-im-always-first-kid = Po akcji walki sojuszniczej jednostki wsparcia żołnierzy-klonów w zasięgu 3, jeśli ta jednostka nie jest osłabiona: postać może wykonać zryw, a potem atak 5 kośćmi na jeden z tych celów.
text-bring-it-on-clankers = Gdy sojusznicza jednostka żołnierzy-klonów w zasięgu 3 otrzyma znacznik przyczajenia, jedna jej postać może się leczyć.
text-brothers-in-arms = Póki ta jednostka ma znacznik przyczajenia, jej postacie mają Niezłomność.
text-coordinated-fire-strained = Gdy inna sojusznicza postać Republiki Galaktycznej atakuje w akcji walki cel w zasięgu 5 od tej jednostki, jednostka celu przed rzutem otrzymuje Zmęczenie.
text-whats-the-matter-too-fast-for-you = Gdy ta jednostka ma otrzymać obrażenia z ataku wręcz, otrzymuje połowę puli (w górę), a resztę atakująca jednostka.
text-fierce-protector = Gdy wróg osłabi inną sojuszniczą jednostkę, postać może wykonać marsz w jego stronę; potem może leczyć się trzy razy albo, będąc z nim w zwarciu, zaatakować go wręcz 5 kośćmi.
text-pride-of-the-mandalore = Inna sojusznicza postać Mandalorian może wykonać skok.
text-mandalorians-are-stronger-together = Po akcji ruchu tej jednostki, gdy w zasięgu 2 jest inny sojuszniczy Mandalorianin: wykonuje ona akcję skupienia.
text-mandalore-will-survive = Po akcji skupienia tej jednostki jedna jej postać może wykonać zryw i leczyć dwa razy.
text-some-of-us-serve-a-higher-purpose = Sojuszniczy Mandalorianie w zasięgu 3, którzy walczą o aktywny cel, mają Protekcję i Niezłomność.
text-helmet-visor = Celność [1].
text-victory-or-death = Impet [1].
text-ive-got-you-in-my-sights = Celność [2]; cele ataków dystansowych nie mają osłony; po akcji skupienia jednostka otrzymuje znacznik przyczajenia.
text-pack-hunter-mandalorian = 2 kości więcej wręcz przeciw wrogowi w zwarciu z innym sojuszniczym Mandalorianinem.
text-no-mercy = Gdy wróg w zwarciu z tą jednostką opuści je marszem lub zrywem, jego jednostka otrzymuje 2 obrażenia.
text-there-is-no-place-to-run = Przyciągnij wroga z zasięgu 3 o zasięg 2; jego jednostka otrzymuje Zagrożenie.
text-revenge-i-must-have-revenge = Gdy tę jednostkę osłabi atak wręcz, może wykonać zryw i zaatakować napastnika wręcz 5 kośćmi.
text-sustained-by-rage = Póki nie jest osłabiona, może płacić za zdolności obrażeniami. Ataki wręcz: 1 kość więcej za każde 3 obrażenia i 3 za każdy znacznik okaleczenia.
text-force-push = Odepchnij wroga z zasięgu 3 o zasięg 3.
text-slip-away = Gdy inna sojusznicza postać Dathomirian lub Separatystów atakuje wroga w zwarciu z tą jednostką, postać w zwarciu może się przemieścić; wtedy jednostka otrzymuje znacznik przyczajenia.
text-sith-assassin = Gdy postać osłabi wrogą jednostkę, może leczyć trzy razy; główną lub drugorzędną: może też wykonać marsz lub skok; główną: odśwież 2 Mocy.
text-roger-roger = Każda sojusznicza postać wsparcia droidów bojowych w zasięgu 4 może wykonać zryw.
text-tactical-network = Inny sojuszniczy droid bojowy w zasięgu 4 może wykonać zryw; potem może otrzymać znacznik przyczajenia, stracić stan albo zaatakować 5 kośćmi.
text-target-concentrate-all-firepower = Sojusznicze droidy bojowe rzucają 1 kością więcej przeciw celom w zasięgu 4 od innego sojuszniczego droida bojowego.
text-complete-analysis = Odłożenie karty rozkazu tej jednostki do rezerwy kosztuje o 1 Moc mniej.
text-combat-ai-protocols = Po akcji walki sojuszniczej jednostki droidów bojowych: wybierz zaatakowaną postać w zasięgu 4 od każdej postaci tej jednostki; jej jednostka otrzymuje Zmęczenie albo Zagrożenie.
text-well-i-guess-im-in-charge-now = Zamiast do rezerwy karta rozkazu tej jednostki może trafić pod talię.
text-i-hate-this-job = Postać walcząca o aktywny cel ma Protekcję.

## Późniejsze wydania

text-im-going-to-end-this--2026 = Po akcji walki tej jednostki możesz odwrócić jej kartę postawy; potem jedna jej postać może wykonać atak wręcz.
text-this-is-where-the-fun-begins--2026 = Za każdym razem, gdy ta jednostka osłabi wrogą jednostkę, odśwież 1 Moc. Na koniec jej aktywacji: jeśli osłabiła główną lub drugorzędną, sojusznicze postacie drugorzędne i wsparcia Republiki Galaktycznej mogą wykonać zryw; jeśli główną, przesuń znacznik zmagań o 1 pole w swoją stronę.
text-fierce-protector--2026 = Gdy wrogi atak osłabi inną sojuszniczą jednostkę, postać może leczyć trzy razy, potem wykonać marsz lub skok, a potem zaatakować napastnika wręcz.
text-youll-find-i-have-many-qualities = Póki ta jednostka nie jest osłabiona, jej postacie i sojusznicy w zasięgu 2 dodają do rzutów obrony 1 wynik biegłości.
text-swift-retreat = Gdy postać tej jednostki wykonuje marsz, może zamiast tego się przemieścić.
text-sith-assassin--2026 = Gdy postać osłabi wrogą jednostkę, odśwież 1 Moc; główną lub drugorzędną: może też się przemieścić lub wykonać skok; główną: odśwież jeszcze 1 Moc.
text-countless = Gdy ta jednostka zostanie osłabiona, otrzymuje znacznik okaleczenia i traci znacznik osłabienia, wszystkie obrażenia i 1 stan.
