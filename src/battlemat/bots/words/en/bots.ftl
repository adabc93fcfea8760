# The levels of bots, as players read them; docs and options call them by their ids.
bot-novice = novice
bot-regular = regular
bot-veteran = veteran
bot-master = master
bot-random = reckless

# Why an answer is better than another: terms of the evaluation, such as "objectives controlled, damage and wounds".
judged-for = { $and ->
        [yes] What speaks for it: { $for }; against it: { $against }.
       *[no] What speaks for it: { $for }.
    }
judged-even = The next best answer is about as good.
judged-only = Nothing else comes into question.
judged-place = the spot at { $x } / { $y }
judged-term-result = winning the match
