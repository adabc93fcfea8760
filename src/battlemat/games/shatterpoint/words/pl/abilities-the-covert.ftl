# Armorer, Paz Vizsla, Covert Mandalorians

text-mandalorian-armaments = W tej turze jednostka ma Celność [1] albo Impet [1].
text-we-are-mandalorians = Każda sojusznicza jednostka Mandalorian w zasięgu 4 może stracić 1 obrażenie albo stan; potem mandaloriańskie postacie wsparcia w zasięgu 4 mogą wykonać skok.
text-ill-cover-the-rear = Heavy Firepower: po ataku wroga na sojusznika w zasięgu 2 postać może wykonać skok i atak dystansowy 5 kośćmi na atakującego.
text-go-there-are-too-many-this-is-the-way = Gdy wrogi atak osłabi tę jednostkę: otrzymuje dwa znaczniki okaleczenia, traci znacznik osłabienia, wszystkie obrażenia i stan, i może zaatakować napastnika 5 kośćmi.
text-descendant-of-the-great-house-vizsla = Fearless: Niezłomność. Póki ta jednostka ma znacznik okaleczenia, jej karty rozkazu nie można odłożyć do rezerwy.
text-both-hunter-and-prey = Wybierz wroga: każda postać może wykonać marsz lub skok w jego stronę; jeśli któraś znajdzie się z nim w zwarciu, obie jednostki otrzymują Zagrożenie.
text-just-as-we-shape-mandalorian-steel-we-shape-ourselves = Ta jednostka rzuca przeciw atakom dystansowym 1 kością obrony więcej za każde swoje 3 obrażenia, a przeciw atakom wręcz 1 więcej za każdy znacznik okaleczenia.
text-our-survival-is-our-strength-this-is-the-way = Zdolności sojuszniczych jednostek Mandalorian nie kosztują więcej Mocy za znaczniki osłabienia i okaleczenia.
