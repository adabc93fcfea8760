### What the commands besides the table say.

build-legal = { $file } ist regelgerecht.
rules-game = { $game } ({ $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    })
rules-none = Es gibt keine Regel mit „{ $text }“.
rules-ruling = Auslegung:
rules-coverage = { $game }: { $covered } von { $count } Regeln geprüft
    .topic = { $covered } von { $count }
analysis-chances = Siegchancen, von der ersten Antwort bis zur letzten:
analysis-costly = Die Antworten, die am meisten gekostet haben:
analysis-now = Was jetzt das Beste wäre:
analysis-none = Es wurde keine Antwort gefunden, die nennenswert etwas gekostet hat.
analysis-given = Antwort: { $answer }
analysis-better = Besser: { $answer } (Siegchance { $then } % statt { $now } %)
analysis-fair = Jede Antwort wird nach dem beurteilt, was ihr Spieler wissen konnte: Für Pech kann niemand etwas.
