### Co robią zdolności, własnymi słowami: Boba Fett, Bossk, Dengar, IG-88B.

text-youre-running-out-of-options = Postać może wykonać skok albo atak 5 kośćmi na wrogą jednostkę główną.
text-dead-or-alive = Gdy kończy się aktywacja wrogiej jednostki głównej, postać może wykonać skok w stronę jednej z jej postaci.
text-hired-hand = Na koniec przygotowania wybierz: do końca gry ta jednostka należy do Imperium Galaktycznego albo do szubrawców.
text-regeneration = Jeśli nie ma Zmęczenia, ta jednostka traci wszystkie obrażenia i stany.
text-explosive-ordnance = Wybierz wroga w zasięgu 5 i rzuć 5 kośćmi ataku: każda jednostka w zasięgu 2 od niego otrzymuje 1 obrażenie za każde wyszkolenie. Potem postać może wykonać zryw.
text-we-have-a-job-to-do = Gdy atak osłabi inną sojuszniczą jednostkę łowców nagród: postać może wykonać zryw w jej stronę, a potem atak 5 kośćmi na napastnika.
text-explosive-regards = Gdy atak wręcz osłabi tę jednostkę, rzuć 5 kośćmi ataku: atakująca jednostka otrzymuje 1 obrażenie za każde trafienie i trafienie krytyczne.
text-being-underestimated-has-its-values = Odłożenie do rezerwy karty rozkazu sojuszniczego łowcy nagród kosztuje o 1 Moc mniej.
text-high-priority-target = Postać może wykonać zryw; potem, gdy w zasięgu 5 jest wróg, ta jednostka może za darmo wykonać akcję skupienia.
text-calculated-plans = Gdy ta jednostka atakuje w akcji walki: przerzuć do dwóch porażek lub wyszkoleń.
text-i-engineer-success-yet-it-eludes-me = Gdy sojuszniczy łowca nagród atakuje w akcji walki wroga walczącego o aktywny cel, którego nie kontrolujesz: 3 kości więcej; jeśli obrońca nie jest potem osłabiony, tracisz 1 znacznik postępu.
