### Co robią zdolności, własnymi słowami: Załoga Ducha.

text-unreliable-informant = Wybierz wrogą postać wsparcia w zasięgu 3 i rzuć kością obrony: przy wyszkoleniu wykonujesz nią zryw, inaczej jej jednostka otrzymuje Przygwożdżenie.
text-helpful-hand = Po akcji ruchu sojuszniczego głównego użytkownika Mocy, która kończy się w zasięgu 2, jedna postać może wykonać skok.
text-this-helmet-is-property-of-ezra-bridger = Gdy atak tej jednostki osłabi jednostkę wsparcia, zyskujesz jeszcze 1 znacznik postępu.
text-a-man-with-two-names = Form III Soresu: odśwież 1 Moc, a jedna postać może się leczyć. Pack Leader: sojusznicza postać Sojuszu Rebeliantów może wykonać zryw; jeśli to Widmo, zryw może też wykonać postać tej jednostki.
text-now-i-know-theres-something-stronger-than-fear = Gdy wrogi atak osłabi sojusznika z Sojuszu Rebeliantów, postać może leczyć dwa razy i wykonać skok; jeśli to Widmo, postać może też wykonać atak 5 kośćmi.
text-this-is-gonna-hurt-pal = Wybierz inną widoczną sojuszniczą postać Sojuszu Rebeliantów: postać może wykonać zryw w jej stronę, dwa razy, jeśli to Widmo. Jeśli jednostka jest potem w zwarciu, wykonuje akcję skupienia.
text-lasan-honor-guard = Gdy ta jednostka zostanie osłabiona, otrzymuje dwa znaczniki okaleczenia i traci znacznik osłabienia, wszystkie obrażenia i 1 stan.
text-its-just-something-about-the-way-they-helmets-on-my-fists = Po ataku tej jednostki w akcji walki postać może wykonać atak 5 kośćmi na postać tej samej wrogiej jednostki.
text-karabast = Póki ta jednostka ma znacznik okaleczenia, jej karty rozkazu nie można odłożyć do rezerwy.
text-mayhem = Wybierz wrogą jednostkę w zasięgu 2 i rzuć 3 kośćmi obrony: blok daje jej Zmęczenie, wyszkolenie Rozbrojenie, porażka Zagrożenie.
text-chopper-sometimes-you-do-it-right = Gdy atak tej jednostki osłabi wrogą jednostkę, sojusznicza postać Sojuszu Rebeliantów w zasięgu 2 może wykonać zryw; Widmo może się zamiast tego przemieścić.
text-is-that-one-of-ours = Póki jej karta rozkazu jest w talii lub rezerwie, ta jednostka nie może być celem ataków dystansowych.
text-phoenix-leader = Postać innej sojuszniczej jednostki Sojuszu Rebeliantów może wykonać zryw; jeśli to Widmo, może zamiast tego wykonać marsz.
text-we-will-not-stand-down = Wybierz sojuszniczą jednostkę Sojuszu Rebeliantów i aktywny cel: jednostka może stracić znacznik osłabienia, wszystkie obrażenia i 1 stan w zamian za znacznik okaleczenia; potem jedna jej postać może się przemieścić w stronę celu.
text-we-have-hope = Na początku jej aktywacji możesz oddać 1 znacznik postępu, a nic, jeśli aktywowała ją karta Shatterpoint: sojusznicy z Sojuszu Rebeliantów w zasięgu 5 tracą po 3 obrażenia i mogą stracić stan.
