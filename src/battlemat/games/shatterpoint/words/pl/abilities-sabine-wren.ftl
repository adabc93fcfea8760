# Sabine Wren

text-my-friends-make-the-impossible-possible = Inna sojusznicza postać Sojuszu Rebeliantów może wykonać zryw; Widmo może też otrzymać znacznik przyczajenia.
text-im-gonna-go-add-some-fireworks-to-the-celebration = Wybierz cel w zasięgu 4 i rzuć 5 kośćmi ataku: każda jednostka w zasięgu 2 od niego otrzymuje 1 obrażenie za każdy wynik wyszkolenia. Potem postać może wykonać skok.
text-i-forged-this-armor-with-my-family = Po akcji ruchu tej jednostki, gdy w zasięgu 2 jest inny sojuszniczy Mandalorianin lub Widmo: wykonuje ona akcję skupienia.
text-daughter-of-mandalore = Protekcja i Celność [2]. Zamiast zrywu, marszu, wspinaczki lub przemieszczenia postacie tej jednostki mogą wykonać skok.
