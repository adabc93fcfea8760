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
learn-next = Następna zagadka
learn-all = Wszystkie lekcje
learn-full = Zagraj całą partię
learn-whole = Cała bitwa
learn-whole-about = Zagraj całą partię z łatwym przeciwnikiem; każdy rodzaj pytania jest objaśniony, gdy pada po raz pierwszy.

## Zagadki z symulowanych meczów

found-title = Co jest tu najlepsze?
found-about = Pozycje z symulowanych meczów, w których jedna odpowiedź jest wyraźnie najlepsza. Odpowiadasz na jedno pytanie; potem widzisz, co silnik ustalił o każdej odpowiedzi, grając dalej.
found-begin = Zacznij od pierwszej
found-go-on = Przejdź do następnej
found-count = Rozwiązane: { $done } z { $all }
found-not-best = Było coś lepszego
found-yours = Z twoją odpowiedzią szansa na zwycięstwo wynosi około { $yours }%, z najlepszą { $best }%.
found-best = Szansa na zwycięstwo wynosi z nią około { $best }%.
found-answers = Do czego prowadziły odpowiedzi
found-is-best = najlepsza
found-is-yours = twoja
found-percent = { $number }%
found-how = Każdą odpowiedź grano dalej w maksymalnie { $worlds } światach zgodnych z tym, co możesz wiedzieć, z innymi zakrytymi kartami i kośćmi; ocena gry mówi, jak wtedy stoją sprawy.
