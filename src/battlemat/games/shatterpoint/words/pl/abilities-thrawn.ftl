### Wielki admirał Thrawn i inni, którzy przynoszą karty taktyki.

text-i-want-you-to-know-failure-utter-defeat = Postać tej jednostki może się przemieścić; jeśli potem walczy o aktywny cel, w swoim następnym ataku w tej aktywacji rzuca 3 kośćmi więcej.
text-battle-tactics-architects-of-their-own-destruction = Do swojej talii rozkazów możesz dodać do dwóch kart taktyki Grand Strategy; gdy jedna zostanie odkryta, rozpatrz ją i odkryj inną kartę.
text-battle-tactics-primitive-artifice = Do swojej talii rozkazów możesz dodać jedną kartę taktyki Primitive Artifice; gdy zostanie dobrana, rozpatrz ją i dobierz jeszcze raz.
text-we-must-wait-and-watch = Odłożenie do rezerwy karty rozkazu sojuszniczej jednostki Imperium Galaktycznego kosztuje o 1 Moc mniej; potem, jeśli w talii są karty, możesz wydać 1 Moc: jednostka ta traci 1 obrażenie albo stan, a jedna jej postać może się przemieścić.
text-to-defeat-an-enemy-you-must-know-them = Postacie sojuszniczych okaleczonych jednostek Imperium Galaktycznego mają w zwarciu Protekcję. Gdy wrogi atak osłabi sojuszniczą jednostkę główną, możesz odświeżyć swoją talię rozkazów.
