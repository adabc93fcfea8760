# Lando, Lobot

text-how-you-doin-ya-old-pirate = Wybierz inną nieosłabioną jednostkę szubrawców w zasięgu 4: jeśli jest sojusznicza, jedna jej postać może wykonać zryw. Potem ta jednostka może przekazać jej wszystkie swoje stany.
text-hedged-bets = Zanim odświeżysz talię rozkazów, wybierz po jednej jednostce za każdą gotową Moc: sojusznik traci stan, wróg otrzymuje wybrany przez ciebie.
text-sabacc-shift = Raz na turę, gdy odkryta zostanie karta rozkazu tej jednostki, może ona otrzymać stan, którego nie ma: odśwież 2 Mocy, wtasuj kartę i odkryj inną, której nie można odłożyć do rezerwy.
text-conflicting-responsibilities = Na koniec przygotowania wybierz na całą grę Imperium Galaktyczne albo Sojusz Rebeliantów. Gdy odkrywasz kartę rozkazu, sojusznicza jednostka szubrawców może mieć w tej turze jedną z cech tej jednostki.
text-detain = Sojuszniczy szubrawiec może wykonać zryw; potem jednostka wroga w zasięgu 3 od niego otrzymuje Przygwożdżenie albo Rozbrojenie.
text-security-network = Inna sojusznicza postać drugorzędna lub wsparcia szubrawców w zasięgu 4 może wykonać zryw, a potem atak 5 kośćmi na wroga walczącego o aktywny cel.
text-battlefield-calculations = Gdy inna sojusznicza jednostka w swojej aktywacji zakończy marsz, zryw, skok lub wspinaczkę w zasięgu 2: wykonuje akcję skupienia.
