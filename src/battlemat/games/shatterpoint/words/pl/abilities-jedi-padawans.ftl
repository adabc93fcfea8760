### Co robią zdolności, własnymi słowami: na kartach.

text-slip-away--exp = Gdy inna sojusznicza postać Republiki Galaktycznej atakuje wroga w zwarciu z tą jednostką, jej postać z tego zwarcia może się przemieścić; wtedy jednostka otrzymuje znacznik przyczajenia.
text-faithful-padawan = Ta jednostka i sojusznicze główne postacie Jedi rzucają wręcz 2 kośćmi więcej przeciw wrogowi w zwarciu z obiema. Po akcji odpoczynku każda inna sojusznicza jednostka w zasięgu 3 może stracić 1 obrażenie albo stan.
text-race-ya = Postać sojuszniczej głównej jednostki Republiki Galaktycznej lub Jedi może wykonać zryw.
text-getting-ahead-of-yourself-again-snips = Po akcji walki sojuszniczej jednostki wsparcia Republiki Galaktycznej w zasięgu 3: postać może wykonać skok, a potem zaatakować jeden z tych celów wręcz 5 kośćmi.
text-i-will-hold-them-off = Gdy ta jednostka atakuje w akcji walki: 1 kość więcej przeciw postaci wsparcia, 2 przeciw drugorzędnej, 3 przeciw głównej.
text-i-got-carried-away = Po akcji ruchu wrogiej jednostki głównej postać może wykonać zryw w jej stronę.
text-ive-been-waiting-for-this = Gdy wróg z jednostki głównej lub drugorzędnej zakończy marsz, zryw, skok albo wspinaczkę w zwarciu z tą jednostką: postać może leczyć dwa razy, a ty odświeżasz 1 Moc.
text-force-rush = Każda postać może wykonać zryw; jeśli któraś skończy w zasięgu 2 od innego sojuszniczego użytkownika Mocy, jednostka wykonuje akcję skupienia.
text-stretch-out-with-your-feelings = Leczenie z drzewa walki przy ataku wręcz tej jednostki w akcji walki sięga sojuszników w zasięgu 3 zamiast 2.
