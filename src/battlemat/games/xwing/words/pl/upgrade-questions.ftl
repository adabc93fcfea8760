### O co pytają i co mówią rozwinięcia.

xwing-ask-which-token = { $ship }: który żeton?
xwing-ask-give-token = Który żeton otrzymuje { $ship }?
xwing-ask-turn-ship = { $ship }: o ile się obraca?
xwing-ask-take-hit = { $card }: czy { $ship } woli przyjąć 1 uszkodzenie, niż być ostrzelanym?
xwing-ask-take-strain = { $card }: czy { $ship } przyjmuje 1 żeton wysilenia, aby nie dodano uniku?
xwing-ask-take-stress = { $card }: czy { $ship } otrzymuje 1 żeton stresu?
xwing-ask-lose-green = { $card }: czy { $ship } usuwa zielony żeton?
xwing-ask-lose-cloak = { $ship }: odmaskować się czy odrzucić żeton maskowania?
xwing-option-discard-cloak = Odrzuć żeton maskowania
xwing-ask-ion-for-disarm = { $ship }: otrzymać 1 żeton jonizacji, aby usunąć 1 żeton rozbrojenia?
xwing-ask-force-not-focus = { $ship }: odzyskać 1 Moc zamiast otrzymać żeton skupienia?
xwing-ask-cancel = { $card }: który wynik zostaje anulowany?
xwing-ask-name-result = { $card }: jaki wynik nazywasz?
xwing-ask-change-die = Która kość zmienia się na: { $to }?
xwing-ask-guess = { $card }: ile uników?
xwing-event-dial-seen = { $player } ogląda tarczę: { $ship }.
    .you = Oglądasz tarczę { $ship }: { $maneuver }.
xwing-event-initiative = { $ship } ma teraz inicjatywę { $initiative }.
what-rotate = obrót w miejscu
xwing-event-worked = Decyduje { $card } ({ $ship }).
