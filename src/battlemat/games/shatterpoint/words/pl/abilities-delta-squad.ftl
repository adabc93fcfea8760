### Co robią zdolności, własnymi słowami: na kartach.

text-delta-give-me-an-explosive-solution = Wybierz sojuszniczą jednostkę Delta Squad i aktywny cel w zasięgu 3 od niej. Jej postacie mogą wykonać zryw; potem rzuć 3 kośćmi ataku: jednostki w zasięgu 2 od celu otrzymują 1 obrażenie za każde trafienie i trafienie krytyczne, a jeśli jakieś wypadło, tracą znaczniki przyczajenia.
text-lets-get-in-there-and-start-breaking-things = Postacie tej jednostki mogą otrzymać 1 obrażenie, by zamienić zryw na marsz, albo 2, by zamienić marsz na przemieszczenie.
text-you-need-to-learn-im-a-lot-scarier-than-you-are = Ta jednostka rzuca 1 kością ataku więcej za każde swoje 3 obrażenia i 3 za każdy znacznik okaleczenia. Gdy osłabi wrogą jednostkę, odśwież 2 Mocy.
text-grab-yourself-some-bacta-trooper = Sojusznicza postać żołnierza-klona może leczyć, a potem wykonać zryw.
text-forming-up-sir = Po akcji ruchu innej sojuszniczej jednostki żołnierzy-klonów w zasięgu 3 otrzymuje ona znacznik przyczajenia.
text-string-em-along-and-well-mop-em-up = Gdy sojuszniczy żołnierz-klon atakuje w akcji walki: 1 kość więcej za każdą inną sojuszniczą jednostkę Delta Squad w zasięgu 5 od celu, która go widzi.
text-yes-more-explosives = Wroga jednostka w zasięgu 3 otrzymuje 1 obrażenie za każde wyszkolenie na 5 kościach ataku; jeśli jakieś otrzymała, dostaje Zmęczenie.
text-rule-17-always-make-sure-theyre-dead = Po akcji walki innej sojuszniczej jednostki Republiki Galaktycznej w zasięgu 3: postać może wykonać zryw; wtedy może zaatakować jeden z tych celów 5 kośćmi.
