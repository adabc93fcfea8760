### What the table in the terminal says.

play-welcome = Du hast Platz { $seat }, alle anderen spielt der Bot „{ $bot }“. Mit h gibt es Hilfe.
play-watching = Du bist ausgeschieden; die anderen spielen weiter.
play-several = Wähle eine oder mehrere, zum Beispiel 1 3.
play-budget = Die Zahlen in Klammern dürfen zusammen höchstens { $budget } ergeben.
play-ordered = Die Reihenfolge zählt.
play-only-option = Enter nimmt die einzige Option.
play-chosen = Gewählt: { $options }.
play-chosen-total = Gewählt: { $options }. Das sind { $total } von { $budget }; Enter bestätigt, +3 fügt hinzu, -3 entfernt.
play-chosen-nothing = Es ist nichts mehr gewählt.
play-no-number = { $count ->
        [one] Es gibt keine Option { $number }, nur die 1.
       *[other] Es gibt keine Option { $number }, nur 1 bis { $count }.
    }
play-not-understood = „{ $text }“ ist weder eine Option noch ein Befehl; h zeigt die Befehle.
play-say-something = Gib die Nummer einer Option ein; h zeigt die Befehle.
play-one-only = Hier kann nur eine Option gewählt werden.
play-refused = Das geht nicht: { $reason }
play-undone = Zurück bei deiner vorigen Frage.
play-nothing-to-undo = Du hast noch nichts beantwortet.
play-nothing-happened = Es ist noch nichts geschehen.
play-more-rules = Weitere Regeln mit diesen Wörtern: { $rules }.
play-no-language = Es gibt keine Sprache „{ $text }“; es gibt: { $languages }.
play-language = Ab jetzt auf Deutsch.
play-concede-again = Gib noch einmal c ein, um aufzugeben.
play-saved = Gespeichert in { $file }.
play-not-saved = { $file } kann nicht geschrieben werden: { $problem }.
play-not-a-match = { $file } gibt es schon und ist keine gespeicherte Partie; die Datei bleibt, wie sie ist.
play-continue = Zum Weiterspielen: { $command }
play-over = Die Partie ist beendet
play-help = Antworten und Befehle
    .number = 2 – wählt Option 2; wo mehrere möglich sind: 1 3
    .id = auch die Kennungen der Optionen gelten, zum Beispiel move
    .add = +2 und -2 – nimmt Option 2 in die Auswahl auf oder heraus; Enter bestätigt die Auswahl
    .rule = ? – die Regel hinter der Frage; ?2 – hinter Option 2; ? PM-BTL-22 – diese Regel; ? Wörter – Suche
    .undo = u – zurück zu deiner vorigen Frage
    .log = l – was geschehen ist (l 100 – mehr davon)
    .view = v – zeichnet den Tisch neu
    .save = s DATEI – speichert die Partie
    .lang = lang pl – wechselt die Sprache (en, pl, de)
    .concede = c – gibt auf
    .quit = q – speichert und beendet
    .help = h – diese Liste
