### What the commands besides the table say.

build-legal = { $file } is legal.
rules-game = { $game } ({ $count ->
        [one] 1 rule
       *[other] { $count } rules
    })
rules-none = There is no rule with “{ $text }”.
rules-ruling = Ruling:
rules-coverage = { $game }: { $covered } of { $count } rules covered
    .topic = { $covered } of { $count }
analysis-chances = Chances to win, from the first answer to the last:
analysis-costly = The answers that cost most:
analysis-now = What would be best now:
analysis-none = No answer was found that cost anything worth telling.
analysis-given = Answered: { $answer }
analysis-better = Better: { $answer } (chance to win { $then }% instead of { $now }%)
analysis-fair = Each answer is judged by what its player could know: luck is blamed on nobody.
