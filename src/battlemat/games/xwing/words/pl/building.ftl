### What is said about squads: refusals of the builder and of XWS files. Cards, factions and slots come as names.

## Squads

xwing-too-many-points = Eskadra kosztuje { $total } pkt, a dozwolone jest najwyżej { $limit }.
xwing-too-much-threat = Zagrożenie eskadry wynosi { $total }, a dozwolone jest najwyżej { $limit }.
xwing-squad-empty = Eskadra potrzebuje co najmniej jednego statku.
xwing-builds-only = W formacie „{ $format }” gra się tylko szybkimi zestawami.
xwing-no-builds = W formacie „{ $format }” nie ma szybkich zestawów; wybierz statki i ulepszenia.
xwing-wrong-faction = „{ $card }” nie należy do frakcji tej eskadry ({ $faction }).
xwing-upgrade-without-ship = Ulepszenie „{ $upgrade }” nie jest na żadnym statku.
xwing-not-in-format = Karta „{ $card }” nie jest dostępna w formacie „{ $format }”.
xwing-huge-not-in-format = „{ $card }” jest do bitew z ogromnymi statkami, których w formacie „{ $format }” nie ma; wybierz „{ $other }”.
xwing-not-yet-playable = Kartą „{ $card }” nie można tu jeszcze grać.
xwing-too-many-limited = Liczba kart „{ $card }” w eskadrze: { $count }, a dozwolona jest najwyżej { $limit }.
xwing-too-many-solitary = Eskadra może mieć tylko jedno samotne ulepszenie typu „{ $slot }”, a ma ich { $count }.
xwing-no-slot = { $pilot }: liczba miejsc typu „{ $slot }” to { $limit }, a ulepszenia potrzebują { $count }.
xwing-too-many-turrets = { $pilot } ma za dużo ulepszeń z wieżyczką: { $count }; wskaźników mieści się najwyżej { $limit }.
xwing-upgrade-twice = { $pilot }: ulepszenie „{ $upgrade }” powtarza się.
xwing-restricted = Ulepszenie „{ $upgrade }” nie może być na statku, którym leci { $pilot }. Wymaga: { $needed }.
xwing-wing-too-small = { $pilot } z kartą „{ $upgrade }” dowodzi kluczem, w którym statków jest { $count }, a potrzeba co najmniej { $least } ({ $needed }).
xwing-ship-restricted = Statek „{ $pilot }” nie może być w tej eskadrze. Wymaga: { $needed }.
xwing-obstacle-count = Eskadra przynosi { $needed } przeszkody, a podano: { $count }.

## Ids and lists

xwing-unknown-faction = Nie ma frakcji „{ $id }”.
xwing-unknown-pilot = Nie ma karty statku „{ $id }”.
xwing-unknown-upgrade = Nie ma ulepszenia „{ $id }”.
xwing-unknown-build = Nie ma szybkiego zestawu „{ $id }”.
xwing-unknown-obstacle = Nie ma przeszkody „{ $id }”.
xwing-unknown-squad = Nie ma eskadry „{ $id }”; są: { $options }.
xwing-unknown-format = Nie ma formatu „{ $id }”; są: { $options }.
xwing-bad-limit = Limit musi być między 1 a { $most }, a podano { $limit }.
xwing-bad-area = Bok obszaru gry musi mieć od { $least } do { $most } mm, a nie { $side }.
xwing-too-many-ships = „{ $squad }”: { $ships } statków potrzebuje { $needed } mm krawędzi, a ta ma { $edge } mm. Powiększ obszar gry.
xwing-bad-player-count = To gra dla 2 do { $most } graczy, podana liczba graczy: { $count }.
xwing-not-a-squad = To nie jest eskadra: { $problem }.
xwing-not-a-setup = To nie jest opis partii: { $problem }.

## XWS files

xwing-xws-too-big = Plik jest za duży: eskadra ma najwyżej { $most } znaków, a tu jest { $count }.
xwing-xws-not-json = To nie jest eskadra w formacie XWS: to nie jest JSON ({ $problem }).
xwing-xws-bad-form = To nie jest eskadra w formacie XWS: { $problem }.
