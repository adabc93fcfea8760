### Co robią zdolności, własnymi słowami: na kartach.

text-hello-there = Postać może wykonać skok; wtedy w swoim następnym ataku w tej aktywacji rzuca 3 kośćmi więcej.
text-so-uncivilized = Gdy ta jednostka jest celem ataku dystansowego, otrzymuje znacznik przyczajenia; po ataku atakująca jednostka otrzymuje 3 obrażenia, jeśli w rzucie ataku jest porażka.
text-patience = Gdy karta rozkazu tej jednostki zostanie odkryta, a w rezerwie leży inna, możesz położyć tamtą na talii lub pod nią, a do rezerwy odłożyć tę. Gdy ta karta trafia do rezerwy, postać może leczyć trzy razy i wykonać skok.
text-knowledge-and-defense = Sojusznicze jednostki mogą otrzymywać i zachowywać znaczniki przyczajenia w zwarciu. Sojusznicze jednostki Republiki Galaktycznej z takimi znacznikami bronią się wręcz 1 kością więcej; po ataku na nie mogą odrzucić wszystkie i tyle razy leczyć, a kto leczył, może wykonać zryw.
text-weve-got-a-big-problem = Wybierz aktywny cel: postać może wykonać skok w jego stronę; potem wróg w zasięgu 3, który o niego walczy, otrzymuje Zagrożenie.
text-bring-it-down = Gdy sojusznicza postać wsparcia żołnierzy-klonów w zasięgu 4 ze znacznikiem przyczajenia strzela w akcji walki, może przerzucić do 2 porażek.
text-say-goodnight-clanker = Celność [2]; cele ataków dystansowych tej jednostki nie mają osłony.
