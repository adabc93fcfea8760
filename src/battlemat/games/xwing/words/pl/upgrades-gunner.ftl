### Co robią karty, naszymi słowami: upgrades-gunner.

ability-upgrade-agilegunner = W fazie końcowej możesz obrócić wieżyczkę.
ability-upgrade-ahsokatano = Po manewrze możesz wydać 1 Moc: przyjazny statek w zasięgu 1–3 w twoim łuku ostrzału może wykonać czerwoną akcję skupienia, nawet w stresie.
ability-upgrade-bistan = Po ataku bronią podstawową z żetonem skupienia możesz wykonać dodatkowy atak z wieżyczki na statek, którego w tej rundzie nie atakowałeś.
ability-upgrade-bossk = Po chybionym ataku bronią podstawową otrzymujesz 1 żeton stresu (jeśli go nie masz) i możesz jeszcze raz zaatakować ten sam cel bronią podstawową.
ability-upgrade-bt1 = Gdy atakujesz, możesz zmienić 1 trafienie na krytyczne za każdy żeton stresu obrońcy.
ability-upgrade-clonecommandercody = Gdy twój atak chybi mimo trafień lub trafień krytycznych, obrońca otrzymuje 1 żeton wysilenia.
ability-upgrade-dengar = Gdy obronisz się przed statkiem w twoim łuku ostrzału, możesz wydać 1 ładunek: rzuć kością ataku, trafienie lub krytyczne zadaje atakującemu 1 uszkodzenie. Może on zamiast tego usunąć zielony żeton.
ability-upgrade-ezrabridger = Po ataku bronią podstawową możesz wydać 1 Moc na dodatkowy atak z łuku wieżyczki nieużytego w tej rundzie; w stresie możesz przerzucić w nim 1 kość.
ability-upgrade-fifthbrother = Gdy atakujesz, możesz wydać 1 Moc, aby zmienić 1 skupienie na trafienie krytyczne.
ability-upgrade-finn = Gdy bronisz się lub atakujesz bronią podstawową, a wróg jest w twoim przednim łuku, możesz dodać kość z pudłem.
ability-upgrade-greedo = Gdy atakujesz, możesz wydać 1 ładunek, aby zmienić 1 trafienie na krytyczne. Dopóki ładunek jest aktywny, może to też zrobić atakujący ciebie.
ability-upgrade-hansolo = Przy inicjatywie 7 możesz wykonać dodatkowy atak z wieżyczki; tego łuku wieżyczki nie użyjesz już w tej rundzie.
ability-upgrade-hansolo-gunner = Przed walką możesz wykonać czerwoną akcję skupienia.
ability-upgrade-hotshotgunner = Atak z wieżyczki: po modyfikacji kości obrony obrońca traci 1 żeton skupienia lub kalkulacji.
ability-upgrade-lukeskywalker = Na początku fazy walki możesz wydać 1 Moc, aby obrócić wieżyczkę.
ability-upgrade-rey-gunner = Gdy wróg jest w łuku twojej wieżyczki, możesz wydać 1 Moc, aby zmienić 1 swoje pudło na trafienie lub unik.
ability-upgrade-seventhfleetgunner = Gdy inny przyjazny statek atakuje bronią podstawową statek w twoim łuku ostrzału, możesz wydać 1 ładunek: rzuca o 1 kość więcej, najwyżej 4. W fazie systemów możesz otrzymać 1 żeton rozbrojenia, aby odzyskać ładunek.
ability-upgrade-specialforcesgunner = Atak bronią podstawową przedniego łuku: z wieżyczką skierowaną w przód możesz rzucić o 1 kość więcej; z wieżyczką w tył możesz potem wykonać dodatkowy atak z wieżyczki.
ability-upgrade-veterantailgunner = Po ataku bronią podstawową przedniego łuku możesz wykonać dodatkowy atak bronią podstawową w tył.
ability-upgrade-veteranturretgunner = Po ataku bronią podstawową możesz wykonać dodatkowy atak z łuku wieżyczki nieużytego w tej rundzie.
ability-upgrade-skilledbombardier = Możesz zrzucać i wystrzeliwać urządzenia z wzornikiem tego samego kierunku o prędkości większej lub mniejszej o 1.
ability-upgrade-paigetico = Po ataku podstawowym możesz zrzucić bombę lub obrócić wieżyczkę. Po zniszczeniu możesz zrzucić bombę.
