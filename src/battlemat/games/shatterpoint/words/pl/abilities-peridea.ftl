# Morgan Elsbeth, Enoch, Night Troopers

text-by-your-command-grand-admiral = Inny sojuszniczy szturmowiec może wykonać zryw; jeśli to nocny szturmowiec, także postać tej jednostki.
text-die-well = Przed rzutem ataku wręcz w akcji walki tej jednostki albo sojuszniczej postaci wsparcia szturmowców w zasięgu 5: obie jednostki otrzymują Zagrożenie.
text-fate-has-decided-our-next-move = Obejrzyj wierzchnią kartę swojej talii rozkazów. Połóż ją na wierzch: postacie tej jednostki mogą wykonać zryw, potem jednostka wykonuje akcję skupienia. Albo na spód: po jednej postaci każdej sojuszniczej jednostki Sióstr Nocy i nocnych szturmowców może się leczyć. Gdy talia jest pusta, wybierz jeden z tych efektów.
text-manipulating-hand = Wróg w zasięgu 4 wykonuje zryw; ty wskazujesz dokąd.
text-you-will-die-here-alone = Ataki wręcz tej jednostki w akcji walki mają 3 kości więcej, jeśli w zasięgu 2 od broniącego się nie ma innego wroga.
text-my-loyalty-my-life-for-the-sisterhood = Póki nie jest osłabiona, ta jednostka może otrzymać obrażenia zamiast kosztu w Mocy zdolności sojuszniczych jednostek w zasięgu 3. Gdy zostanie osłabiona, postać może wykonać zryw i atak wręcz 5 kośćmi.
text-dark-innervation = Każda postać może wykonać zryw albo, póki ta jednostka ma znacznik okaleczenia, marsz.
text-unnatural-vigor = Gdy ta jednostka się broni: 1 wynik wyszkolenia w rzucie ataku zmienia się w porażkę i jeszcze 1 za każdy znacznik okaleczenia.
text-animated-beyond-death = Gdy inna sojusznicza jednostka szturmowców zostanie osłabiona, a w zasięgu 5 jest nieosłabiona sojusznicza główna Siostra Nocy: ta jednostka traci znaczniki okaleczenia.
text-undying-loyalty = Póki ma znacznik okaleczenia, jej karty rozkazu nie można odłożyć do rezerwy, a jej osłabienie nie daje postępu. Gdy wróg osłabi tę jednostkę, otrzymuje ona znacznik okaleczenia, traci znacznik osłabienia, wszystkie obrażenia i stan; jej kartę z rezerwy wtasuj do talii.
