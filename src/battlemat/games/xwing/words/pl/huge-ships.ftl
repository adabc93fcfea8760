### Co mówi się o wielkich statkach: energia, najeżdżanie, wieżyczki.

arcs-front = przedni i tylny łuk
arcs-left = lewy i prawy łuk
term-huge-ship = wielki statek na drodze
what-maneuver = manewr
why-overlap = najechanie

## Wydarzenia

xwing-event-energy-lost = { $ship } traci energię: { $amount }, zostaje { $left }.
xwing-event-energy-recovered = { $ship } odzyskuje energię: { $amount }, teraz { $left }.
xwing-event-energy-spent = { $ship } wydaje energię: { $amount }, zostaje { $left }.
xwing-event-no-room = Za wielkim statkiem nie ma miejsca: { $ship }.
xwing-event-precision-shot = Celny strzał w { $ship }: { $card }.
xwing-event-put-back = { $ship } wraca na stół za wielkim statkiem.
xwing-event-set-aside = { $ship } odłożony na bok: najeżdża na niego { $by }.
xwing-event-stays = { $ship } jest wielki i zostaje tak, jak jest: { $what } odpada.
xwing-event-turret-rotated = { $ship }: { $weapon } celuje w { $arc }.

## Pytania

xwing-ask-opponent = { $ship }: który przeciwnik może go obrócić?
xwing-ask-point-turret = { $ship }: dokąd celuje { $weapon }?
xwing-ask-put-back = Ustaw { $ship } za { $carrier }, w zasięgu 0 do 1.
xwing-ask-put-back-ship = Który statek odstawiasz teraz na stół?
xwing-ask-rotate-other = { $ship }: obrócić też drugą wieżyczkę?
xwing-ask-rotate-turret = { $ship }: którą wieżyczkę obrócić i dokąd?

## Możliwości

xwing-option-bonus = Atak dodatkowy: { $weapon } → { $ship }
xwing-option-turret = { $weapon } → { $arc }

## Dlaczego nie

xwing-no-energy = { $ship } ma { $have } energii, a { $card } wymaga { $need }.
xwing-not-behind = { $ship } musi stać w pełnym tylnym łuku wielkiego statku, w zasięgu 0 do 1.
xwing-offline = { $card } jest wyłączona i nie może atakować.

## Karty, które coś ustawiają lub sięgają dalej

xwing-ask-energy = { $card }: ile energii wydaje { $ship }?
xwing-ask-escorts = { $card }: które statki zostaną ustawione na nowo?
xwing-ask-mined = { $card }: mina z którego ulepszenia?
xwing-ask-place-mine = { $ship }: gdzie leży mina?
xwing-ask-place-crate = { $ship }: gdzie wypuścić skrzynię?
xwing-not-near = { $ship } musi stanąć w zasięgu od 0 do { $range }.
xwing-mine-too-near = Mina musi leżeć poza zasięgiem { $range } każdego wrogiego statku i każdego innego urządzenia.
xwing-crate-outside = Skrzynia wystawałaby poza obszar gry.
xwing-crate-on-a-ship = Skrzynia leżałaby na statku.
xwing-crate-not-behind = Skrzynia musi być w tylnym łuku, w zasięgu 0 od { $ship }.
