## Nauka

learn-title = Ucz się, grając
learn-battle = Bitwa z przewodnikiem
learn-puzzle = Zagadka
learn-puzzles = Zagadki
learn-minutes = około { $minutes } minut
learn-goal = Cel:
learn-begin = Zaczynam
learn-solve = Spróbuj
learn-done = Ukończone
learn-step = { $number } z { $steps }
learn-go-on = Graj dalej po swojemu; reszta wskazówek pojawi się w swoim czasie.
learn-show = Pokaż mi
learn-reached = Cel osiągnięty
learn-solved = Rozwiązane
learn-missed = Cel nieosiągnięty
learn-again = Jeszcze raz
learn-solution = Pokaż rozwiązanie
learn-next = Dalej: zagadka
learn-all = Wszystkie lekcje
learn-full = Zagraj całą partię
learn-whole = Cała bitwa
learn-whole-about = Zagraj całą partię z łatwym przeciwnikiem; każdy rodzaj pytania jest objaśniony, gdy pada po raz pierwszy.
