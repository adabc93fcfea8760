# Veers, Snowtroopers, Firebrand

text-you-have-your-orders = Wybierz sojuszniczą jednostkę szturmowców albo drugorzędną jednostkę Imperium Galaktycznego: każda jej postać może wykonać zryw.
text-i-will-have-results = Sojusznicza postać wsparcia szturmowców w zasięgu 4 może wykonać zryw; potem może otrzymać znacznik przyczajenia, stracić stan albo zaatakować 5 kośćmi.
text-prepare-for-a-surface-attack = Na koniec przygotowania odłóż z talii do rezerwy kartę rozkazu sojuszniczej jednostki szturmowców i potasuj; jej postacie mogą wykonać zryw. Sojuszniczy szturmowcy rzucają 1 kością obrony więcej.
text-we-are-the-storm = Gdy ta jednostka się aktywuje, wybierz cel: wrogowie w zasięgu 2 od niego mogą wykonać zryw, potem wrogie jednostki przy nim otrzymują 3 obrażenia, sojusznicze 1, i nikt go już nie kontroluje.
text-press-on = Sojusznicza jednostka wsparcia Imperium Galaktycznego może stracić stan; potem jedna jej postać może wykonać zryw.
text-dogged-assault = Po akcji walki innej sojuszniczej jednostki szturmowców w zasięgu 5 jednostka ta może za darmo wykonać akcję krycia się.
text-imperial-discipline = Sojuszniczy żołnierze Imperium Galaktycznego w zasięgu 3 mogą zamiast stanu otrzymać 1 obrażenie. Sojusznicze jednostki szturmowców zachowują i otrzymują znaczniki przyczajenia także w zwarciu.
text-forced-march = Ta jednostka może otrzymać 1 obrażenie, aby stracić stan.
text-prescribed-fire = Wybierz cel w zasięgu 3: każda postać w zasięgu 2 od niego może wykonać zryw; potem każda jednostka w zasięgu 2 od niego otrzymuje 2 obrażenia i traci znaczniki przyczajenia.
text-cant-stand-the-heat = Gdy wroga jednostka kończy akcję ruchu w zwarciu z tą nieosłabioną jednostką: otrzymuje Rozbrojenie i Zmęczenie.
