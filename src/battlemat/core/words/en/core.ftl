### What every game says: why an answer is refused, and what happens around a match.

core-wrong-type = An answer is the id of an option or a list of such ids; this is { $type ->
        [NoneType] nothing
        [bool] a truth value
        [int] a number
        [float] a number
        [dict] a dictionary
       *[other] a value of type { $type }
    }.
core-nothing-chosen = Nothing was chosen: name at least one option.
core-unknown-option = “{ $id }” is not among the options: { $options }.
core-too-many = { $chosen } options were chosen, but at most { $most } may be.
core-twice = “{ $option }” was chosen twice.
core-stands-alone = “{ $option }” cannot be combined with other options.
core-same-group = Only one option for { $group } can be chosen.
core-over-budget = The choice adds up to { $total }, but at most { $budget } is allowed.
core-unknown-pose = “{ $option }” is not one of the offered places.
core-wrong-pose = A place is three numbers: x, y and heading.
core-stale = The answer is for question { $number }, which is no longer open.
core-over = The match is over.
core-not-asked = Player { $player } is not asked anything now; the answer of player { $asked } is awaited.
core-not-playing = Player { $player } is not in the match any more.
core-already-offered = You have already offered a draw.
core-nothing-offered = Nobody has offered a draw.
core-event-draw-offered = { $player } offers a draw.
    .you = You offer a draw.
core-event-draw-declined = { $player } declines the draw.
    .you = You decline the draw.
core-event-out-of-time = The time of { $player } has run out.
    .you = Your time has run out.
core-event-over = The match is over.
core-lost-on-time = The time of the last opponent has run out.
core-called-off = It was called off by whoever runs the server.
core-goal-reached = The goal is reached.
core-goal-missed = The goal was missed.

# Puzzles from simulated matches

lesson-found = Puzzle { $number }
lesson-found-goal = One answer is clearly the best for you. Find it.
lesson-found-about = Turn { $turn }: { $question }
lesson-found-old = Puzzle { $number } does not fit the rules of now and is left out.

# Odds

core-odds-none = There are no odds for this game.
core-odds-no-part = Odds have no part “{ $part }”; there are: { $known }.
core-odds-too-many = There can be at most { $most } of “{ $part }”.
core-odds-unknown = “{ $word }” is neither a knob nor a card of “{ $part }”; its knobs are: { $known }.
core-odds-many-cards = “{ $part }” can have at most { $most } cards.
core-odds-no-choice = “{ $knob }” is one of { $known }, not “{ $word }”.
core-odds-no-number = “{ $knob }” is a whole number from { $least } to { $most }, not “{ $word }”.
