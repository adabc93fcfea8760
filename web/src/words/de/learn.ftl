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
learn-next = Weiter: Rätsel
learn-all = Alle Lektionen
learn-full = Eine ganze Partie
learn-whole = Ein ganzes Gefecht
learn-whole-about = Spiel eine ganze Partie gegen einen leichten Gegner; jede Art von Frage wird erklärt, wenn sie zum ersten Mal gestellt wird.
