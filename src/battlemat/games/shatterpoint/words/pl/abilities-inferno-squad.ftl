### Co robią zdolności, własnymi słowami: Iden Versio i oddział Inferno.

text-today-the-rebellion-dies = Każdy inny sojuszniczy zwiadowca Imperium Galaktycznego w zasięgu 4, który nie jest w zwarciu, może wykonać zryw; potem zryw może wykonać postać tej jednostki.
text-covert-operations = Każda postać tej jednostki może wykonać zryw; jeśli któraś skończy go w zasięgu 4 od wroga, jednostka ma w tej turze Celność [1] i wykonuje akcję skupienia.
text-id10-seeker-droid = Wroga jednostka w zasięgu 3 traci wszystkie znaczniki przyczajenia; jeśli ich nie miała, otrzymuje Zagrożenie.
text-the-empire-sends-its-regards = Gdy atak sojuszniczego zwiadowcy Imperium Galaktycznego osłabi wrogą jednostkę, inna sojusznicza postać może dać innej wrogiej jednostce w zasięgu 4 Rozbrojenie albo Zmęczenie; potem może się leczyć i wykonać zryw.
text-trick-shot = Jeśli ta jednostka nie jest w zwarciu, widoczna wroga jednostka otrzymuje 1 obrażenie i traci wszystkie znaczniki przyczajenia.
text-deadeye = Celność [2]; cele ataków dystansowych tej jednostki nie mają osłony.
text-special-forces-sniper = Ta jednostka może wykonać akcję walki dwa razy w aktywacji.
text-defiance-will-be-the-death-of-you = Gdy sojusznicza postać wsparcia Imperium Galaktycznego atakuje w akcji walki cel w zasięgu 5, może zmienić porażkę w trafienie.
text-may-we-live-up-to-our-name = Gdy atak osłabi tę jednostkę, postać może wykonać zryw i atak 5 kośćmi na napastnika.
text-infiltration = Postacie tej jednostki można wystawić w zasięgu 2 od pierwszej postaci głównej drużyny zamiast 1.
