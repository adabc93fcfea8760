### What the commands besides the table say.

build-legal = { $file } ist regelgerecht.
rules-game = { $game } ({ $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    })
rules-none = Es gibt keine Regel mit „{ $text }“.
rules-ruling = Auslegung:
rules-coverage = { $game }: { $covered } von { $count } Regeln geprüft
    .topic = { $covered } von { $count }
