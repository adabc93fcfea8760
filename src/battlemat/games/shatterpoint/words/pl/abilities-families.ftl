### Zdolności, które ma wiele jednostek, z innymi liczbami lub sojusznikami.

text-coordinated-fire--212th-clone-troopers = Gdy inna sojusznicza postać Republiki Galaktycznej atakuje w akcji walki cel w zasięgu 5 od tej jednostki, jednostka celu przed rzutem otrzymuje Przygwożdżenie.
text-coordinated-fire--republic-clone-commandos = Gdy inna sojusznicza postać Republiki Galaktycznej atakuje w akcji walki cel w zasięgu 5 od tej jednostki, jednostka celu przed rzutem otrzymuje 1 obrażenie.
text-coordinated-fire--naboo-royal-handmaidens = Gdy inna sojusznicza postać Republiki Galaktycznej atakuje w akcji walki cel w zasięgu 5 od tej jednostki, jednostka celu przed rzutem otrzymuje Rozbrojenie.
text-coordinated-fire--nightsister-acolytes = Gdy inna sojusznicza postać Dathomirian atakuje w akcji walki cel w zasięgu 5 od tej jednostki, jednostka celu przed rzutem otrzymuje Zagrożenie.
text-coordinated-fire--leia-organa-freedom-fighter = Gdy inna sojusznicza postać Sojuszu Rebeliantów atakuje w akcji walki cel w zasięgu 5 od tej jednostki, jednostka celu przed rzutem otrzymuje Zagrożenie.
text-coordinated-fire--rebel-commandos = Gdy inna sojusznicza postać Sojuszu Rebeliantów atakuje w akcji walki cel w zasięgu 5 od tej jednostki, jednostka celu przed rzutem otrzymuje 1 obrażenie.
text-coordinated-fire--ewok-hunters = Gdy inna sojusznicza postać Ewoków atakuje w akcji walki cel w zasięgu 5 od tej jednostki, jednostka celu przed rzutem otrzymuje Przygwożdżenie.
text-coordinated-fire--dark-troopers = Gdy inna sojusznicza postać Imperium Galaktycznego atakuje w akcji walki cel w zasięgu 5 od tej jednostki, jednostka celu przed rzutem otrzymuje Zmęczenie.
text-enfeeble--fifth-brother = Gdy inna sojusznicza postać Inkwizytoriusa atakuje w akcji walki cel w zasięgu 4 od tej jednostki, jednostka celu przed rzutem otrzymuje Zagrożenie.
text-enfeeble--fourth-sister = Gdy inna sojusznicza postać Inkwizytoriusa atakuje w akcji walki cel w zasięgu 4 od tej jednostki, jednostka celu przed rzutem otrzymuje Przygwożdżenie.
text-supporting-fire--arf-clone-troopers = Gdy inna sojusznicza postać Republiki Galaktycznej w zasięgu 5 zakończy atak w akcji walki: atakujący może wykonać zryw.
text-supporting-fire--death-troopers = Gdy inna sojusznicza postać Imperium Galaktycznego w zasięgu 5 zakończy atak w akcji walki: atakujący może wykonać zryw.
text-supporting-fire--fils-clones = Gdy inna sojusznicza postać Republiki Galaktycznej w zasięgu 5 zakończy atak w akcji walki: atakujący może się leczyć.
text-supporting-fire--elite-squad-troopers = Gdy inna sojusznicza postać Imperium Galaktycznego w zasięgu 5 zakończy atak w akcji walki: jej jednostka może otrzymać znacznik przyczajenia.
text-supporting-fire--elite-squad-troopers-b = Gdy inna sojusznicza postać Imperium Galaktycznego w zasięgu 5 zakończy atak w akcji walki: atakujący może się leczyć.
text-supporting-assault = Gdy inna sojusznicza postać Republiki Galaktycznej w zasięgu 5 zakończy atak w akcji walki: postać tej jednostki może wykonać zryw.
text-pack-hunter--cc-3636-commander-wolffe = Ta jednostka rzuca 2 kośćmi więcej w atakach wręcz na wroga w zwarciu z innym sojuszniczym żołnierzem-klonem.
text-saturation-fire = Gdy ta jednostka atakuje wroga, który walczy o aktywny cel, rzuca 2 kośćmi więcej.
text-close-range-annihilation = Gdy postać tej jednostki atakuje wroga w zasięgu 3, może przerzucić do 2 swoich kości ataku.
text-immovable = Zdolności nie mogą odpychać ani przyciągać postaci tej jednostki.
text-headlong-assault = Każda postać tej jednostki może wykonać zryw; jeśli któraś skończy go w zasięgu 2 od wroga, jednostka ma w tej turze Impet [1] i wykonuje akcję skupienia.
