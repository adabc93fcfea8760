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
learn-next = Next: puzzle
learn-all = All lessons
learn-full = Play a full game
learn-whole = A whole battle
learn-whole-about = Play a full match against an easy opponent; every kind of question is explained when it is asked for the first time.
