### Co robią zdolności, własnymi słowami: General Solo, Chewie, komandosi Rebelii.

text-wookiee-loyalty = Każda postać może wykonać zryw w stronę sojuszniczej postaci głównej; jeśli któraś skończy w zasięgu 3 od niej, jej jednostka otrzymuje znacznik przyczajenia, a każda postać tej jednostki może się leczyć.
text-its-not-wise-to-upset-a-wookiee = Rzuć 5 kośćmi ataku: widoczna wroga jednostka w zasięgu 3 otrzymuje 1 obrażenie za każde trafienie, także krytyczne.
text-intimidating-presence = Póki ta jednostka nie jest osłabiona, sojusznicy z Sojuszu Rebeliantów w zasięgu 2 dodają do rzutów obrony 1 wynik wyszkolenia.
text-then-well-do-it-real-quiet-like = Wybierz inną sojuszniczą postać Sojuszu Rebeliantów: ona i postacie tej jednostki mogą wykonać marsz, jeśli jej karta rozkazu jest w talii lub rezerwie, inaczej zryw.
text-lets-keep-a-little-optimism-here = Gdy wróg osłabi sojusznika, a masz mniej znaczników postępu niż przeciwnik, zyskujesz 1 znacznik postępu.
text-hey-its-me = Każde raz na turę: gdy wroga jednostka zostanie osłabiona, ta jednostka może stracić stan, a postać wykonać zryw; gdy wróg osłabi sojuszniczą jednostkę, postać może zaatakować go 5 kośćmi.
text-commando-doctrines = Każda postać tej jednostki może wykonać zryw; jeśli któraś skończy go w zasięgu 4 od wroga, jednostka otrzymuje znacznik przyczajenia i wykonuje akcję skupienia.
