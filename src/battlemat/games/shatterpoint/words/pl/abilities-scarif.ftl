# Jyn, Bodhi, Baze, Chirrut

text-i-fear-nothing-for-all-is-as-the-force-wills-it = Mając znacznik okaleczenia, odśwież 1 Moc; potem za każdy znacznik okaleczenia usuń 1 obrażenie albo stan.
text-weve-been-in-worse-cages-than-this-one = I Am One With the Force: każda postać może wykonać zryw. The Force Is With Me: jedna postać może się przemieścić.
text-guardians-of-the-whills = I Am One With the Force: Osłona [1] i Celność [1]. The Force Is With Me: Niezłomność i Impet [1]. Po odwróceniu karty postawy ta jednostka może wykonać akcję skupienia.
text-hes-praying-for-the-door-to-open = Gdy o kontroli nad aktywnym celem, o który walczą wszystkie postacie tej jednostki, decyduje remis: możesz wydać 1 Moc, aby usunąć kontrolę przeciwnika; jeśli jej nie było, otrzymujesz 1 znacznik postępu.
text-rogue-one-pulling-away = Postać sojuszniczej jednostki Sojuszu Rebeliantów w zasięgu 4 może wykonać zryw; jeśli to jednostka szpiegów, także postać tej jednostki.
text-i-just-need-an-open-line = Jeśli ta jednostka walczy o aktywny cel, który kontrolujesz i o który nie walczy wróg: rzuć 3 kośćmi ataku i otrzymaj 1 znacznik postępu za każdy wynik wyszkolenia, chyba że przeciwnik odda znacznik postępu.
text-galen-said-i-could-get-right-by-myself-if-i-was-brave-enough = Sojusznicze postacie Sojuszu Rebeliantów w zasięgu 3, które walczą o aktywny cel, mają Niezłomność; szpiedzy wśród nich są odporni na Zagrożenie.
text-this-is-a-rebellion-isnt-it = Postać tej jednostki albo sojuszniczej jednostki wsparcia Sojuszu Rebeliantów może wykonać zryw albo atak 5 kośćmi.
text-reckless-aggressive-and-undisciplined = Gdy ta jednostka atakuje wręcz w akcji walki: 2 kości więcej za każdego innego wroga z nieosłabionej jednostki, który jest z nią w zwarciu.
text-i-rebel = Po ataku tej jednostki atakujący może wykonać zryw. Można użyć dwa razy w aktywacji.
text-the-time-to-fight-is-now = Sojusznicza jednostka Sojuszu Rebeliantów, której brakuje Mocy, może zapłacić za zdolność 1 znacznikiem postępu. Raz na turę, gdy przeciwnik otrzyma znacznik postępu, postać może leczyć dwa razy.
