### What the commands besides the table say.

build-legal = { $file } jest zgodny z zasadami.
rules-game = { $game } ({ $count ->
        [one] 1 zasada
        [few] { $count } zasady
       *[other] { $count } zasad
    })
rules-none = Nie ma zasady zawierającej „{ $text }”.
rules-ruling = Wykładnia:
rules-coverage = { $game }: sprawdzonych zasad: { $covered } z { $count }
    .topic = { $covered } z { $count }
