### Was über Großschiffe gesagt wird: ihre Energie, was sie überfahren, ihre Geschütztürme.

arcs-front = Bug- und Heckwinkel
arcs-left = linker und rechter Winkel
term-huge-ship = Großschiff dazwischen
what-maneuver = Manöver
why-overlap = Überschneidung

## Ereignisse

xwing-event-energy-lost = { $ship } verliert { $amount } Energie, { $left } übrig.
xwing-event-energy-recovered = { $ship } erhält { $amount } Energie zurück: { $left }.
xwing-event-energy-spent = { $ship } gibt { $amount } Energie aus, { $left } übrig.
xwing-event-no-room = Hinter dem Großschiff ist kein Platz für { $ship }.
xwing-event-precision-shot = Präzisionstreffer auf { $ship }: { $card }.
xwing-event-put-back = { $ship } wird hinter das Großschiff zurückgestellt.
xwing-event-set-aside = { $ship } wird beiseitegestellt: { $by } fährt darüber.
xwing-event-stays = { $ship } ist ein Großschiff und bleibt, wie es ist: { $what } entfällt.
xwing-event-turret-rotated = { $ship }: { $weapon } zeigt jetzt: { $arc }.

## Fragen

xwing-ask-opponent = { $ship }: welcher Gegner darf es drehen?
xwing-ask-point-turret = { $ship }: wohin zeigt { $weapon }?
xwing-ask-put-back = Stelle { $ship } hinter { $carrier }, in Reichweite 0 bis 1.
xwing-ask-put-back-ship = Welches Schiff stellst du als nächstes zurück?
xwing-ask-rotate-other = { $ship }: auch den anderen Geschützturm drehen?
xwing-ask-rotate-turret = { $ship }: welcher Geschützturm dreht sich, und wohin?

## Möglichkeiten

xwing-option-bonus = Bonusangriff: { $weapon } → { $ship }
xwing-option-turret = { $weapon } → { $arc }

## Warum nicht

xwing-no-energy = { $ship } hat { $have } Energie und braucht { $need } für { $card }.
xwing-not-behind = { $ship } muss im vollen Heckwinkel des Großschiffs stehen, in Reichweite 0 bis 1.
xwing-offline = { $card } ist offline und kann nicht angreifen.

## Karten, die etwas platzieren oder weiter reichen

xwing-ask-energy = { $card }: Wie viel Energie gibt { $ship } aus?
xwing-ask-escorts = { $card }: Welche Schiffe werden neu platziert?
xwing-ask-mined = { $card }: Eine Mine welcher Aufwertung?
xwing-ask-place-mine = { $ship }: Wo liegt die Mine?
xwing-ask-place-crate = { $ship }: Wo wird die Kiste losgelassen?
xwing-not-near = { $ship } muss in Reichweite 0 bis { $range } platziert werden.
xwing-mine-too-near = Die Mine muss jenseits von Reichweite { $range } jedes feindlichen Schiffs und jedes anderen Geräts liegen.
xwing-crate-outside = Die Kiste würde aus der Spielfläche ragen.
xwing-crate-on-a-ship = Die Kiste läge auf einem Schiff.
xwing-crate-not-behind = Die Kiste muss im hinteren Winkel von { $ship } liegen, in Reichweite 0.
