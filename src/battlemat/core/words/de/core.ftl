### What every game says: why an answer is refused, and what happens around a match.

core-wrong-type = Eine Antwort ist die Kennung einer Option oder eine Liste solcher Kennungen; das hier ist { $type ->
        [NoneType] nichts
        [bool] ein Wahrheitswert
        [int] eine Zahl
        [float] eine Zahl
        [dict] ein Wörterbuch
       *[other] ein Wert vom Typ { $type }
    }.
core-nothing-chosen = Es wurde nichts gewählt: Nenne mindestens eine Option.
core-unknown-option = „{ $id }“ gehört nicht zu den Optionen: { $options }.
core-too-many = Es wurden { $chosen } Optionen gewählt, aber erlaubt sind höchstens { $most }.
core-twice = „{ $option }“ wurde doppelt gewählt.
core-stands-alone = „{ $option }“ lässt sich nicht mit anderen Optionen verbinden.
core-same-group = Für „{ $group }“ kann nur eine Option gewählt werden.
core-over-budget = Die Auswahl ergibt zusammen { $total }, erlaubt sind höchstens { $budget }.
core-unknown-pose = „{ $option }“ ist keiner der angebotenen Plätze.
core-wrong-pose = Ein Platz besteht aus drei Zahlen: x, y und Richtung.
core-stale = Die Antwort gehört zu Frage { $number }, die nicht mehr offen ist.
core-over = Die Partie ist beendet.
core-not-asked = Spieler { $player } wird gerade nichts gefragt; erwartet wird die Antwort von Spieler { $asked }.
core-not-playing = Spieler { $player } ist nicht mehr in der Partie.
core-already-offered = Du hast schon ein Remis angeboten.
core-nothing-offered = Niemand hat ein Remis angeboten.
core-event-draw-offered = { $player } bietet ein Unentschieden an.
    .you = Du bietest ein Unentschieden an.
core-event-draw-declined = { $player } lehnt das Unentschieden ab.
    .you = Du lehnst das Unentschieden ab.
core-event-out-of-time = Die Zeit von { $player } ist abgelaufen.
    .you = Deine Zeit ist abgelaufen.
core-event-over = Die Partie ist beendet.
core-lost-on-time = Die Zeit des letzten Gegners ist abgelaufen.
core-called-off = Wer den Server betreibt, hat sie abgebrochen.
core-goal-reached = Das Ziel ist erreicht.
core-goal-missed = Das Ziel wurde verfehlt.

# Rätsel aus simulierten Partien

lesson-found = Rätsel { $number }
lesson-found-goal = Eine Antwort ist für dich eindeutig die beste. Finde sie.
lesson-found-about = Zug { $turn }: { $question }
lesson-found-old = Rätsel { $number } passt nicht mehr zu den heutigen Regeln und fehlt deshalb.

# Odds

core-odds-none = Für dieses Spiel gibt es keine Chancen zu berechnen.
core-odds-no-part = Chancen haben keinen Teil „{ $part }“; es gibt: { $known }.
core-odds-too-many = „{ $part }“ kann es höchstens { $most }-mal geben.
core-odds-unknown = „{ $word }“ ist weder ein Regler noch eine Karte von „{ $part }“; die Regler sind: { $known }.
core-odds-many-cards = „{ $part }“ kann höchstens { $most } Karten haben.
core-odds-no-choice = „{ $knob }“ ist eins von { $known }, nicht „{ $word }“.
core-odds-no-number = „{ $knob }“ ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $word }“.
