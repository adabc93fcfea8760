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
