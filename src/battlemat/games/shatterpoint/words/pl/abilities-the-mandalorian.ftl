### Co robią zdolności, własnymi słowami: The Mandalorian, Greef Karga, IG-11.

text-some-of-my-favorite-people-are-bounty-hunters = Każdy sojuszniczy łowca nagród w zasięgu 4 może się leczyć, a potem wykonać zryw.
text-close-the-deal = Gdy przeciwnik aktywuje jednostkę z rezerwy: sojuszniczy łowca nagród może wykonać zryw, a potem atak 5 kośćmi na jedną z jej postaci.
text-there-is-one-job = Przed pierwszymi zmaganiami przeciwnik odkrywa karty rozkazów, aż któraś wskaże jednostkę: zostaje ona oznaczona, a talia potasowana. Gdy pierwszy raz osłabi ją sojuszniczy łowca nagród, przesuń znacznik zmagań o 1 pole w swoją stronę i usuń oznaczenie.
text-multithread-targeting-protocol = Po akcji walki tej jednostki postać może wykonać atak 5 kośćmi na postać z innej wrogiej jednostki.
text-are-you-refusing-my-request = Ataki tej jednostki na wroga walczącego o aktywny cel, którego nie kontrolujesz, mogą mieć 3 kości więcej; jeśli obrońca nie jest potem osłabiony, tracisz 1 znacznik postępu.
text-victory-through-combat-is-impossible = Gdy przeciwnik otrzymuje znacznik postępu, a ta jednostka jest osłabiona i w zasięgu 3 jest więcej wrogów niż innych sojuszników: rzuć kością ataku za każdy znacznik osłabienia i okaleczenia. Przy porażce każda postać tej jednostki może wykonać zryw, każda inna postać w zasięgu 3 otrzymuje 5 obrażeń, a ta jednostka zostaje pokonana.
text-a-clan-of-two = Każda postać może wykonać zryw; potem, jeśli każda sojusznicza jednostka w zasięgu 2 to łowcy nagród, Mandalorianie lub szubrawcy, postać może wykonać atak 5 kośćmi albo odepchnąć wroga z zasięgu 3 o zasięg 2.
text-this-is-the-way = Gdy wróg osłabi inną sojuszniczą jednostkę: postać może leczyć dwa razy i się przemieścić; potem każda inna sojusznicza jednostka łowców nagród, Mandalorian lub szubrawców w zasięgu 4 może stracić stan i otrzymać znacznik przyczajenia.
