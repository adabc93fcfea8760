## Learning

learn-title = Learn by playing
learn-battle = Guided battle
learn-puzzle = Puzzle
learn-puzzles = Puzzles
learn-minutes = about { $minutes } minutes
learn-goal = Goal:
learn-begin = Begin
learn-solve = Try it
learn-done = Done
learn-step = { $number } of { $steps }
learn-go-on = Play on as you like; there is more to say when its moment comes.
learn-show = Show me
learn-reached = Goal reached
learn-solved = Solved
learn-missed = Goal missed
learn-again = Try again
learn-solution = Show the solution
learn-next = Next puzzle
learn-all = All lessons
learn-full = Play a full game
learn-whole = A whole battle
learn-whole-about = Play a full match against an easy opponent; every kind of question is explained when it is asked for the first time.

## Puzzles from simulated matches

found-title = What is best here?
found-about = Positions from simulated matches in which one answer is clearly best. You answer one question; then you see what the engine found of every answer when it played on.
found-begin = Begin with the first
found-go-on = Go on with the next
found-count = { $done } of { $all } solved
found-not-best = There was something better
found-yours = With your answer your chance to win is about { $yours }%, with the best one { $best }%.
found-best = Your chance to win is about { $best }% with it.
found-answers = What came of the answers
found-is-best = best
found-is-yours = yours
found-percent = { $number }%
found-how = Each answer was played on in up to { $worlds } worlds that fit what you can know, with other hidden cards and dice; the evaluation of the game says how they stand then.
