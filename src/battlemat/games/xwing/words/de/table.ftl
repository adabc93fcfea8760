### Was am X-Wing-Tisch gesagt wird: Ereignisse, Fragen, Möglichkeiten, Ablehnungen.
###
### Schiffe, Karten, Hindernisse und Vorrichtungen kommen als Namen, Manöver und Würfel als kurze Wendungen.

## Dinge auf dem Tisch

player-name = Spieler { $player }
    .you = du
ship-name = { $pilot } ({ $player })
    .numbered = { $pilot } { $number } ({ $player })
    .plain = { $pilot }
    .plain-numbered = { $pilot } { $number }
obstacle-asteroid = Asteroid { $number }
obstacle-debris = Trümmerwolke { $number }
obstacle-gas_cloud = Gaswolke { $number }
obstacle-obstacle = Hindernis { $number }
device-name = { $name } { $number }
weapon-primary = Primärwaffe ({ $arc })
nothing = nichts
linked-action = verbundene Aktion

token-focus = Fokus
token-evade = Ausweichen
token-calculate = Berechnung
token-reinforce = Verstärkung
token-fore = Verstärkung (Bug)
token-aft = Verstärkung (Heck)
token-disarm = Entwaffnung
token-tractor = Traktorstrahl
token-jam = Störsignal
token-stress = Stress
token-strain = Überlastung
token-ion = Ionen
token-cloak = Tarnung
token-lock = Zielerfassung

arc-front = Bugwinkel
arc-rear = Heckwinkel
arc-left = linker Winkel
arc-right = rechter Winkel
arc-bullseye = Fadenkreuzwinkel
arc-full_front = voller Bugwinkel
arc-full_rear = voller Heckwinkel
arc-single_turret = Geschützturm
arc-double_turret = doppelter Geschützturm

bearing-straight = geradeaus
bearing-bank-left = Drehung links
bearing-bank-right = Drehung rechts
bearing-turn-left = Wende links
bearing-turn-right = Wende rechts
bearing-koiogran = Koiogran-Wende
bearing-segnor-left = Segnor-Looping links
bearing-segnor-right = Segnor-Looping rechts
bearing-tallon-left = Tallon-Rolle links
bearing-tallon-right = Tallon-Rolle rechts
bearing-stationary = Stillstand
bearing-reverse-straight = rückwärts geradeaus
bearing-reverse-bank-left = rückwärts Drehung links
bearing-reverse-bank-right = rückwärts Drehung rechts

colour-blue = blau
colour-white = weiß
colour-red = rot
colour-purple = violett

face-hit = Treffer
face-crit = kritischer Treffer
face-evade = Ausweichen
face-focus = Fokus
face-blank = leer

edge-near = vordere Kante
edge-far = hintere Kante
edge-left = linke Kante
edge-right = rechte Kante

phase-setup = Aufbau
phase-planning = Planungsphase
phase-system = Systemphase
phase-activation = Aktivierungsphase
phase-engagement = Kampfphase
phase-end = Endphase

term-weapon = Waffe
term-range = Reichweite
term-agility = Wendigkeit
term-obstructed = versperrt
term-strain = überlastet
term-tractor = Traktorstrahl

what-boost = Schub
what-barrelroll = Fassrolle
what-decloak = Enttarnen
what-lock = Zielerfassung
what-coordinate = Koordinieren
what-jam = Stören
what-slam = SLAM
what-deploy = Abdocken
kind-asteroid = Asteroid
kind-debris = Trümmerwolke
kind-gas_cloud = Gaswolke
why-destroyed = zerstört
why-fled = geflohen
why-conceded = abgezogen

## Ereignisse

xwing-event-ability = { $ship }: { $card }
    .pilot = { $ship } setzt die Pilotenfähigkeit ein.
xwing-event-action = { $ship } führt { $action } aus ({ $colour }).
    .card = { $ship } führt die Aktion von { $card } aus.
xwing-event-attack = { $ship } greift { $defender } an: { $weapon }, Reichweite { $range }.
xwing-event-attack-rolled = { $ship } wirft Angriffswürfel: { $results } ({ $terms }).
xwing-event-call-rolled = Der Würfel zeigt { $results }.
xwing-event-cancelled = Ein Ergebnis wird annulliert: { $result }.
xwing-event-charges-lost = { $ship }: { $card } verliert { $amount ->
        [one] 1 Ladung
       *[other] { $amount } Ladungen
    }.
xwing-event-charges-recovered = { $ship }: { $card } erhält { $amount ->
        [one] 1 Ladung
       *[other] { $amount } Ladungen
    } zurück.
xwing-event-charges-spent = { $ship }: { $card } gibt { $amount ->
        [one] 1 Ladung
       *[other] { $amount } Ladungen
    } aus.
xwing-event-conceded = { $player } gibt auf.
    .you = Du gibst auf.
xwing-event-condition-assigned = { $ship } hat den Zustand { $card }.
xwing-event-condition-removed = { $ship } hat den Zustand { $card } nicht mehr.
xwing-event-coordinated = { $ship } wird von { $by } koordiniert.
xwing-event-damaged = { $ship } erleidet 1 Schaden ({ $damage }).
xwing-event-dealt = { $ship } erhält eine verdeckte Schadenskarte.
    .card = { $ship } erhält offen: { $card }.
xwing-event-deck-shuffled = Neues Schadensdeck für { $player }: { $cards } Karten.
    .you = Dein neues Schadensdeck: { $cards } Karten.
xwing-event-defense-rolled = { $ship } wirft Verteidigungswürfel: { $results } ({ $terms }).
xwing-event-deployed = { $ship } dockt ab von { $carrier }.
xwing-event-destroyed = { $ship } ist zerstört.
xwing-event-detonated = { $device } detoniert.
xwing-event-device-placed = { $ship } platziert { $device }.
xwing-event-dials-set = Alle Räder sind eingestellt. Ab jetzt dürfen alle ihre eigenen verdeckten Räder ansehen.
xwing-event-dice-changed = Würfel werden modifiziert ({ $by }): { $results }.
xwing-event-docked = { $ship } dockt an { $carrier } an.
xwing-event-edge = { $player } nimmt die { $edge }.
    .you = Du nimmst deine Kante: Sie liegt vor dir.
xwing-event-eliminated = { $player } hat keine Schiffe mehr.
    .you = Du hast keine Schiffe mehr.
xwing-event-exposed = Eine Schadenskarte von { $ship } wird aufgedeckt: { $card }.
xwing-event-failed = { $ship }: { $what } misslingt.
xwing-event-fled = { $ship } flieht.
xwing-event-flipped = { $ship } dreht { $card } um.
xwing-event-force-recovered = { $ship } erhält { $amount } Macht zurück.
xwing-event-force-spent = { $ship } gibt { $amount } Macht aus.
xwing-event-fuse-removed = { $device } verliert einen Zündermarker.
xwing-event-gained = { $ship } erhält einen Marker: { $token }.
xwing-event-hit = Der Angriff auf { $defender } trifft: { $hits } Treffer, { $crits } kritisch.
xwing-event-left = { $ship } ist aus dem Spiel ({ $why }).
xwing-event-lock-broken = { $ship } verliert die Zielerfassung auf { $object }.
xwing-event-locked = { $ship } erfasst { $object }.
xwing-event-maneuvered = { $ship } fliegt { $maneuver } ({ $colour }).
    .partial = { $ship } fliegt { $maneuver } ({ $colour }) nur teilweise.
xwing-event-met-obstacle = { $ship } trifft auf { $object }.
xwing-event-missed = Der Angriff auf { $defender } verfehlt.
xwing-event-moved = { $ship }: { $what }.
xwing-event-no-place = Für { $object } ist kein Platz.
xwing-event-obstacle-placed = { $player } platziert { $object }.
    .you = Du platzierst { $object }.
xwing-event-obstacle-removed = { $object } wird entfernt.
xwing-event-over = { $winners } gewinnt. { $reason }
    .you = Du gewinnst. { $reason }
    .draw = Die Partie endet unentschieden. { $reason }
xwing-event-phase = { $phase }
xwing-event-player-order = Reihenfolge der Spieler: { $players }.
xwing-event-reinforced = { $ship } ist verstärkt: ein Ergebnis weniger.
xwing-event-remote-damaged = { $device } erleidet { $amount } Schaden.
xwing-event-remote-destroyed = { $device } ist zerstört.
xwing-event-removed = { $ship } verliert { $amount } Marker: { $token }.
xwing-event-repaired = { $ship } repariert eine verdeckte Schadenskarte.
    .card = { $ship } repariert { $card }.
xwing-event-revealed = { $ship } deckt { $maneuver } auf.
xwing-event-rolled = { $ship } wirft: { $results }.
xwing-event-rotated = { $ship } dreht den Geschützturm: { $arc }.
xwing-event-round = Runde { $round }
xwing-event-shields-lost = { $ship } verliert { $amount ->
        [one] 1 Schild
       *[other] { $amount } Schilde
    }, { $left } übrig.
xwing-event-shields-recovered = { $ship } erhält { $amount ->
        [one] 1 Schild
       *[other] { $amount } Schilde
    } zurück.
xwing-event-shields-spent = { $ship } gibt { $amount ->
        [one] 1 Schild
       *[other] { $amount } Schilde
    } aus, { $left } übrig.
xwing-event-ship-placed = { $ship } wird aufgestellt.
xwing-event-lent = { $ship } leiht { $by } einen Marker: { $token }.
xwing-event-spent = { $ship } gibt aus: { $token }.
xwing-event-tokens-removed = Runde Marker werden entfernt.

## Fragen

xwing-ask-ability = Welche Fähigkeit kommt als Nächstes?
    .one = { $ability } einsetzen?
xwing-ask-action = { $ship }: welche Aktion?
xwing-ask-affected = { $device }: welches Schiff ist als Nächstes betroffen?
xwing-ask-attack = { $ship }: angreifen?
xwing-ask-barrelroll = { $ship }: Fassrolle zu welcher Seite?
xwing-ask-bomb = Welche Bombe detoniert als Nächstes?
xwing-ask-boost = { $ship }: Schub in welche Richtung?
xwing-ask-call = Sage den Würfel an: Treffer oder Fehlschlag?
xwing-ask-coordinate = Welches Schiff wird koordiniert?
xwing-ask-dial = Wohin fliegen deine Schiffe?
xwing-ask-edge = Welche Kante nimmst du?
xwing-ask-emergency = Welches angedockte Schiff entkommt als Nächstes?
xwing-ask-emergency-deploy = { $ship }: Notabdocken?
xwing-ask-face = Welches Ergebnis wird geändert?
xwing-ask-first-player = { $place ->
        [1] Wer beginnt?
       *[other] Wer ist Nummer { $place } in der Spielerreihenfolge?
    }
xwing-ask-jam = { $ship } ist gestört: was verliert es?
xwing-ask-jam-target = Welches Schiff wird gestört?
xwing-ask-line = { $ship }: entlang welcher Linie wird gemessen?
xwing-ask-lock = { $ship }: welches Objekt erfassen?
xwing-ask-mine = An welchem Schiff detoniert die Mine?
xwing-ask-modify-attack = Angriffswürfel modifizieren?
xwing-ask-modify-defense = Verteidigungswürfel modifizieren?
xwing-ask-modify-rolled = { $ship } hat { $results } gewürfelt: ändern?
xwing-ask-obstacle = Welches Hindernis platzierst du?
xwing-ask-order = { $phase }, Initiative { $initiative }: wer ist dran?
xwing-ask-place-obstacle = Platziere { $object }.
xwing-ask-place-ship = Platziere { $ship }.
xwing-ask-position = { $ship }: in welcher Position?
xwing-ask-ready = Alle Räder sind eingestellt. Bereit?
xwing-ask-reinforce = { $ship }: welche Seite verstärken?
xwing-ask-reload = Welche Aufwertung wird nachgeladen?
xwing-ask-repair = { $ship }: welche Schadenskarte reparieren?
xwing-ask-replace = { $ship }: ersetzen, was geschähe?
xwing-ask-reroll = Welche Würfel werden neu geworfen?
xwing-ask-rotate = { $ship }: wohin dreht der Geschützturm?
xwing-ask-seismic-obstacle = { $device }: welches Hindernis?
xwing-ask-ship = { $card }: welches Schiff?
xwing-ask-slam = { $ship }: SLAM mit welchem Manöver?
xwing-ask-start-docked = { $ship }: angedockt beginnen?
xwing-ask-system = { $ship }: welche Fähigkeit der Systemphase?
xwing-ask-take-damage = { $ship }: welcher Schaden wird erlitten?
xwing-ask-tractor = { $ship } ist im Traktorstrahl: bewegen?
xwing-ask-way = Wie werden die Würfel modifiziert?
xwing-ask-turret = { $ship }: wohin zeigt der Geschützturm?

## Möglichkeiten

xwing-option-pass = Nichts
    .action = Keine Aktion
    .attack = Nicht angreifen
    .modify-attack = Würfel lassen
    .modify-defense = Würfel lassen
    .modify-rolled = Würfel lassen
xwing-option-yes = Ja
xwing-option-ready = Bereit
xwing-option-change = Rad ändern: { $ship }
xwing-option-hits = Treffer (normal oder kritisch)
xwing-option-misses = Fehlschlag (Fokus oder leer)
xwing-option-front = Vorn
xwing-option-middle = Mitte
xwing-option-rear = Hinten
xwing-option-left = Links
xwing-option-right = Rechts
xwing-option-fore = Bug
xwing-option-aft = Heck
xwing-option-facedown = Eine verdeckte Karte (zufällig)
xwing-option-focus = Fokus ausgeben: alle Fokus-Ergebnisse zählen
xwing-option-calculate = Berechnung ausgeben: ein Fokus-Ergebnis zählt
xwing-option-force = 1 Macht ausgeben: ein Fokus-Ergebnis zählt
xwing-option-lock = Zielerfassung ausgeben: Würfel neu werfen
xwing-option-evade-blank = Ausweichen ausgeben: leer wird Ausweichen
xwing-option-evade-focus = Ausweichen ausgeben: Fokus wird Ausweichen
xwing-option-gas-cloud = Gaswolke: leer wird Ausweichen
xwing-option-drop = { $card } abwerfen: { $way }
xwing-option-launch = { $card } abschießen: { $way }
xwing-option-decloak = Enttarnen: { $way }
xwing-option-dock = Andocken an { $ship }
xwing-option-deploy = Abdocken ({ $guides }) → { $way }
xwing-option-boost = Schub
xwing-option-roll = Fassrolle { $way }
xwing-option-line = Linie { $number } ({ $across })
xwing-line-clear = frei
xwing-line-across = versperrt durch { $across }
xwing-option-die = Würfel { $number }: { $face }
xwing-option-reroll = neu werfen
xwing-option-hit = Treffer
xwing-option-crit = kritischer Treffer
xwing-option-blank = leer
xwing-option-break-lock = die Zielerfassung auf { $object }

## Warum nicht

xwing-not-on-dial = Auf dem Rad von { $ship } gibt es { $maneuver } nicht.
xwing-no-dial-to-set = Das Rad von { $ship } stellst du jetzt nicht ein.
xwing-action-done = { $action } wurde in dieser Runde schon ausgeführt.
xwing-ionized = { $ship } ist ionisiert und kann nur fokussieren.
xwing-no-force = { $ship } hat keine aktive Machtladung.
xwing-cannot-action = Eine Karte verbietet { $action }.
xwing-no-effect = { $card } hätte jetzt keine Wirkung.
xwing-no-cloak = { $ship } ist schon getarnt.
xwing-no-reload = { $ship } hat nichts nachzuladen.
xwing-no-rotatearc = { $ship } hat keinen Geschützturm.
xwing-no-slam = { $ship } hat kein Manöver ausgeführt.
xwing-slam-only-in-step = { $ship } kann SLAM nur im Aktionsschritt ausführen.
xwing-no-focus-result = Es gibt kein Fokus-Ergebnis zu ändern.
xwing-obstacle-near-edge = Ein Hindernis muss außerhalb von Reichweite 2 jeder Kante liegen.
xwing-obstacle-near-obstacle = Ein Hindernis muss außerhalb von Reichweite 1 anderer Hindernisse liegen.
xwing-outside = { $ship } würde aus dem Spielfeld ragen.
xwing-outside-zone = { $ship } muss in Reichweite 1 deiner Kante stehen.
xwing-on-a-ship = { $ship } würde auf einem anderen Schiff stehen.
xwing-weapon-spent = { $card } hat zu wenige Ladungen übrig.
xwing-weapon-needs-token = { $card } braucht einen Marker des eigenen Schiffs: { $token }.
xwing-target-touches = { $ship } ist in Reichweite 0 und kann nicht angegriffen werden.
xwing-target-not-in-arc = { $ship } ist nicht im Winkel der Waffe.
xwing-target-not-locked = { $card } braucht eine Zielerfassung auf { $ship }.
xwing-target-not-at-range = { $ship } ist nicht in Reichweite { $low } bis { $high }.
xwing-not-this-attack = Eine Karte nimmt { $ship } von diesem Angriff aus: Sie sagt, womit und auf wen geschossen wird.

## Das Ende

xwing-last-ships = Nur noch ein Spieler hat Schiffe.
xwing-nobody-left = Niemand hat noch Schiffe.
xwing-conceded = Alle Gegner haben aufgegeben.
xwing-draw-agreed = Die Spieler haben sich auf Remis geeinigt.
