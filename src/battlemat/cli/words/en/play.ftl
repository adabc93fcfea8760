### What the table in the terminal says.

play-welcome = You have seat { $seat }, everybody else is the bot “{ $bot }”. Type h for help.
play-watching = You are out; the others play on.
play-several = Choose one or several, for example 1 3.
play-budget = The numbers in brackets may add up to { $budget }.
play-ordered = The order counts.
play-only-option = Enter takes the only option.
play-chosen = Chosen: { $options }.
play-chosen-total = Chosen: { $options }. That is { $total } of { $budget }; Enter confirms, +3 adds, -3 removes.
play-chosen-nothing = Nothing is chosen any more.
play-no-number = { $count ->
        [one] There is no option { $number }; the only one is 1.
       *[other] There is no option { $number }; there are 1 to { $count }.
    }
play-not-understood = “{ $text }” is neither an option nor a command; h shows the commands.
play-say-something = Type the number of an option; h shows the commands.
play-one-only = Only one option can be chosen here.
play-refused = Not possible: { $reason }
play-undone = Back at your previous question.
play-nothing-to-undo = You have not answered anything yet.
play-nothing-happened = Nothing has happened yet.
play-more-rules = More rules with these words: { $rules }.
play-no-language = There is no language “{ $text }”; there are: { $languages }.
play-language = English it is.
play-concede-again = Type c once more to concede.
play-saved = Saved to { $file }.
play-not-saved = { $file } cannot be written: { $problem }.
play-not-a-match = { $file } exists and is no saved match, so it is left alone.
play-continue = To continue: { $command }
play-over = The match is over
play-help = Answers and commands
    .number = 2 – choose option 2; where several may be chosen: 1 3
    .id = option ids work as well, for example move
    .add = +2 and -2 – put option 2 into your choice or take it out; Enter confirms the choice
    .rule = ? – the rule behind the question; ?2 – behind option 2; ? PM-BTL-22 – that rule; ? words – search
    .undo = u – back to your previous question
    .log = l – what has happened (l 100 – more of it)
    .view = v – draw the table again
    .save = s FILE – save the match
    .lang = lang pl – change the language (en, pl, de)
    .concede = c – concede
    .quit = q – save and quit
    .help = h – this list
