### Co robią zdolności, własnymi słowami: Luke, Boushh, Lando, R2-D2.

text-low-blow = Odepchnij wroga w zwarciu z postacią tej jednostki o zasięg 2 od niej, potem przesuń tę postać o zasięg 2 w stronę wroga; potem ta jednostka może za darmo wykonać akcję skupienia.
text-fearless-and-inventive = Gdy ta jednostka atakuje wręcz w akcji walki: 2 kości więcej za każdego innego wroga z nieosłabionej jednostki, który jest z nią w zwarciu.
text-i-want-fifty-thousand-no-less = Gdy atak tej jednostki osłabi wrogą jednostkę główną, otrzymujesz 1 dodatkowy znacznik postępu, chyba że jej właściciel wyda 1 Moc.
text-you-can-either-profit-by-this-or-be-destroyed = Wybierz aktywny cel w zasięgu 2: każdy walczący o niego wróg może wykonać zryw; potem postać tej jednostki może wykonać zryw w jego stronę i atak wręcz 5 kośćmi.
text-i-will-not-fight-you = Gdy ta jednostka jest celem ataku wręcz: jeśli na końcu w rzucie ataku jest porażka, postać może leczyć dwa razy i wykonać skok.
text-i-am-a-jedi-like-my-father-before-me = Póki jej karta rozkazu jest w talii lub rezerwie, ta jednostka i sojusznicze jednostki Sojuszu Rebeliantów w zasięgu 5 są odporne na Zagrożenie; inaczej na Przygwożdżenie.
text-mingle = Każda postać może wykonać zryw; gdy w zasięgu 3 nie ma wroga, może zamiast tego wykonać marsz.
text-element-of-surprise = Gdy ta jednostka wykonuje akcję walki: w każdym ataku rzuca 2 kośćmi więcej; po ataku z co najmniej dwiema porażkami otrzymuje Zagrożenie.
text-forward-planning = Gdy sojusznicza jednostka główna lub drugorzędna w zasięgu 4 zaczyna aktywację, może stracić stan.
text-clever-disguise = Póki jej karta rozkazu jest w talii lub rezerwie, ta jednostka nie może być celem ataków dystansowych.
