### Co robią zdolności, własnymi słowami: na kartach.

text-incoming = Sojusznicze jednostki żołnierzy-klonów w zasięgu 3 ze znacznikiem przyczajenia są odporne na Zagrożenie.
text-forward-scout = Ta jednostka może być rozstawiona w zasięgu 2 od głównej; postacie wsparcia żołnierzy-klonów z jej drużyny mogą być rozstawione w zasięgu 1 od niej.
text-lay-low = Póki ma znacznik przyczajenia, ta jednostka dodaje 1 wyszkolenie do rzutów obrony przed atakami dystansowymi.
text-wolfpack = Póki ta jednostka nie jest osłabiona: wróg nie może zmieniać trafień krytycznych sojuszniczego żołnierza-klona, jeśli cel jest w zasięgu 5 od innej sojuszniczej jednostki żołnierzy-klonów.
text-we-can-take-him-down-easy = Gdy ta jednostka atakuje postać główną, rzuca 2 kośćmi więcej.
text-we-specialize-in-making-entrances = Gdy sojusznik z Fil’s Squad zaatakuje w akcji walki wroga w zasięgu 2 od aktywnego celu: sojuszniczy Jedi może potem wykonać marsz w stronę tego celu.
text-commanding-presence = Gdy sojusznicza jednostka żołnierzy Republiki Galaktycznej w zasięgu 3 otrzymuje stan, może zamiast tego otrzymać 1 obrażenie.
text-relax-ill-handle-this = Gdy ta jednostka atakuje na dystans w akcji walki, leczenie atakującego może też usuwać stany sojuszników w zwarciu z broniącym się.
