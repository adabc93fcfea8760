## Lernen

learn-title = Beim Spielen lernen
learn-battle = Geführtes Gefecht
learn-puzzle = Rätsel
learn-puzzles = Rätsel
learn-minutes = etwa { $minutes } Minuten
learn-goal = Ziel:
learn-begin = Los geht’s
learn-solve = Versuchen
learn-done = Geschafft
learn-step = { $number } von { $steps }
learn-go-on = Spiel weiter, wie du magst; mehr wird erklärt, wenn es so weit ist.
learn-show = Zeig’s mir
learn-reached = Ziel erreicht
learn-solved = Gelöst
learn-missed = Ziel verfehlt
learn-again = Noch einmal
learn-solution = Lösung zeigen
learn-next = Nächstes Rätsel
learn-all = Alle Lektionen
learn-full = Eine ganze Partie
learn-whole = Ein ganzes Gefecht
learn-whole-about = Spiel eine ganze Partie gegen einen leichten Gegner; jede Art von Frage wird erklärt, wenn sie zum ersten Mal gestellt wird.

## Rätsel aus simulierten Partien

found-title = Was ist hier am besten?
found-about = Stellungen aus simulierten Partien, in denen eine Antwort eindeutig die beste ist. Du beantwortest eine Frage; dann siehst du, was die Engine über jede Antwort herausfand, als sie weiterspielte.
found-begin = Mit dem ersten beginnen
found-go-on = Mit dem nächsten weiter
found-count = { $done } von { $all } gelöst
found-not-best = Es gab etwas Besseres
found-yours = Mit deiner Antwort gewinnst du zu etwa { $yours } %, mit der besten zu { $best } %.
found-best = Mit ihr gewinnst du zu etwa { $best } %.
found-answers = Was aus den Antworten wurde
found-is-best = beste
found-is-yours = deine
found-percent = { $number } %
found-how = Jede Antwort wurde in bis zu { $worlds } Welten weitergespielt, die zu dem passen, was du wissen kannst, mit anderen verdeckten Karten und Würfeln; die Bewertung des Spiels sagt, wie es dann steht.
