## All pages

page-language = Language
page-theme = Light or dark
page-pages = Pages
page-offline = The table does not answer right now. Your games are safe; this page keeps trying.
page-copy = Copy
page-copied = Copied

## Games

game-pocketmodel = PocketModel TCG
game-pocketmodel-facts = 2–8 players · 25 min · fleets, cards, 2d6
game-xwing = X-Wing
game-xwing-facts = 2 players · 45 min · dials, arcs, dice
game-xwing-about = Plan in secret, fly by template, shoot what you can see.
game-shatterpoint = Shatterpoint
game-shatterpoint-facts = 2 players · 60 min · duels, terrain, Force
game-shatterpoint-about = Small squads in a tug-of-war over broken ground.
game-skytear = Skytear
game-skytear-facts = 2–8 players · 50 min · hexes, cards, no dice
game-skytear-about = Four heroes, two lanes, and a stack to fight over.
bot-novice = Bot: novice
bot-regular = Bot: regular
bot-veteran = Bot: veteran
bot-master = Bot: master
bot-random = Bot: reckless
variant-standard = Standard
variant-two-pack = Two packs

## Start

start-hero = Pull up a chair.
start-hero-second = The table knows the rules.
start-lead = Miniature games with every rule enforced and explained. No account, no set-up: one click and you are playing.
start-lists = My lists
start-rules = Rules
start-goes-on = Your game goes on:
start-turn = turn { $turn }
start-waits = It waits for somebody to sit down.
start-return-long = Return to the table
start-return = Return
start-learn = Learn by playing
start-side = Your side
start-side-of = Side { $seat }
start-clock = Clock
start-clock-none = none
start-clock-minutes = { $minutes } min each
start-clock-added = { $minutes } min + { $added } s
start-clock-days = { $days ->
    [one] 1 day per answer
   *[other] { $days } days per answer
}
start-clock-over-days = Played over days
start-series = Series
start-series-of = { $games ->
    [1] One game
   *[other] Best of { $games }
}
start-table-name = Name of the table
start-which-game = Which game?
start-own-all = All my tables
start-play = Play now
start-more = More ways to play { $game }
start-coming = In the works
start-players = Players
start-players-count = { $fewest }–{ $most } players
start-players-exactly = { $count } players
start-bot = Opponent
start-your-list = Your list
start-their-list = Their list
start-list-starter = Starter list
start-own-lists = My lists
start-list-illegal = { $name } (not legal yet)
start-variant = Game
start-name = Your name
start-friend = Invite a friend
start-open = Open a table
start-hotseat = Hot seat
start-bots = Watch two bots
start-seat = Seat { $seat }
start-seat-open = open seat
start-sit = Sit down
start-open-tables = Open tables
start-open-none = Nobody is waiting for an opponent.
start-join = Sit down
start-running = Being played
start-running-none = No other game is going on right now.
start-watch = Watch
start-over = Recently played
start-kept = Kept from other rules: it can only be looked at.
start-own = Your games
start-own-none = The games you play on this device will be listed here.
start-replay = Replay
start-build = Build a fleet
start-by-link = Join by link
start-link-place = Paste an invitation or the address of a table
start-link-go = Go
start-link-bad = This is not the address of a table.
start-file = Open a match file

## Lists are gathered

gather-about = Everybody brings a list of their own. It begins when all are ready.
gather-seats = At the table
gather-you = { $name } (you)
gather-state-free = Whoever comes first may sit here.
gather-state-invited = invited; send them this link
gather-state-choosing = is choosing a list
gather-state-ready = ready
gather-state-bot = a bot, ready
gather-copy = Copy link
gather-choose = Choose your list
gather-ready-made = Ready-made
gather-paste = Paste a list…
gather-paste-about = Paste the link of a builder, XWS, or the text of a list
gather-paste-bad = There is no list in this text.
gather-other-variant = This list is legal, but not for the game played at this table.
gather-list-other = { $name } (for another game)
gather-legal = { $name } is legal here.
gather-build = Build a list in a new tab
gather-hidden = The others see your list only when all are ready.
gather-ready = Ready
gather-you-ready = You are ready.
gather-change = Choose again
gather-waits = { $count ->
    [0] It begins now.
    [one] It begins as soon as one more player is ready.
   *[other] It begins as soon as { $count } more players are ready.
}
gather-welcome = You are invited
gather-welcome-about = Say who you are, sit down, then choose your list.
gather-watching = Lists are still being chosen
gather-called-off = This table was called off.

## My tables

mine-title = My tables
mine-your-turn = Your turn
mine-no-turn = No table waits for you.
mine-waiting = Waiting for others
mine-over = Played
mine-won = { $names } won.
mine-gathering = Lists are being chosen.
mine-person = Who you are
mine-key-about = There are no accounts. A secret key in this browser owns your tables, lists and name. Copy it to another device to go on there; whoever has it is you.
mine-key-copy = Copy my key
mine-key-copied = Copied. Keep it to yourself.
mine-key-not-copied = The browser did not let it be copied.
mine-key-take = Use another key
mine-key-paste = Key from another device
mine-key-use = Use this key
mine-key-taken = This browser has that key now.
mine-key-bad = This is not a key: 20 to 80 letters, digits, dots, dashes or underscores.
mine-notify = Tell me when it is my turn
mine-notify-about = As a notification, while a page of battlemat is open.
mine-notify-refused = The browser does not allow notifications here.
turns-yours = { $game }: your turn
series-stands = Best of { $best }, game { $game }, { $wins }
series-decided = Best of { $best }, decided { $wins }

## Rules

rules-title = Rules
rules-search = Words, or a rule’s number
rules-hits = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-topics = Topics
rules-previous = Previous rule
rules-next = Next rule
rules-ruling = Ruling
rules-check = See it at work
rules-source = Source: { $source }
rules-english = Not all of these rules are translated yet; the others are in English.
rules-none = No rule has all of “{ $words }”.
rules-clear = Show all rules
rules-key-search = search
rules-key-step = step through
rules-kind-timing = Timing
rules-kind-definition = Definition
rules-kind-setup = Set-up
rules-kind-build = Building
rules-kind-component = Component
rules-kind-example = Example
rules-kind-faq = Question

## Builder

build-missing = There is no builder for this game yet.
build-unnamed = Unnamed list
build-saved = saved on this device
build-undo = Undo
build-redo = Redo
build-lists = Lists
build-import = Import
build-export = Export
build-share = Share
build-shared = Link copied. Whoever opens it gets this list.
build-duplicate = Duplicate
build-copy-name = { $name } (copy)
build-copied = Copied. Another builder, or the box for pasting here, reads it.
build-copy-failed = This browser does not let the page copy.
build-print = Print
build-paste = Paste a list
build-paste-about = A link to a list, or a list as text
build-paste-take = Take this list
build-paste-bad = This text is neither a link to a list of this game nor a list.
build-link-bad = This link does not hold a list.
build-file-bad = This file is not a list.
build-parts = Parts of the list
build-nothing = Nothing fits this search.
build-clear = Clear the search
build-house = house
build-house-about = House content: our own design, not a published unit or card.
build-add = Add { $name }
build-less = One less: { $name }
build-more = One more: { $name }
build-check = What the rules say
build-must = What a legal list is
build-legal = Legal list
build-illegal = Not legal yet · { $count ->
    [one] 1 reason
   *[other] { $count } reasons
}
build-fix-drop = Remove it
build-fix-keep = Keep { $count }
build-against = The bot plays
build-play = Play with this list
build-own = My lists
build-own-none = Lists you build are kept in this browser and with your key.
build-new = New list
build-forget = Delete { $name }
build-dock-add = Add
build-dock-list = List
build-dock-play = Play
build-dock-reasons = { $count ->
    [one] 1 reason
   *[other] { $count } reasons
}

## Odds

odds-title = Odds
odds-game = Game
odds-copy = Copy the link
odds-copied = Copied
odds-add-card = Add a card
odds-one-more = One more: { $label }
odds-remove = Remove { $label }
odds-less = { $label }: one less
odds-more = { $label }: one more

## List against list

lab-title = List against list
lab-about = Which of your lists beats the others? Bots play them against each other on this server, both sides with the same bot and from both seats: win rates, ratings, lengths and what every unit and card contributed.
lab-last = To your last run
lab-add = Add this list
lab-bots = Bots that play in turns
lab-games = Matches of every two lists
lab-seed = Seed (the same gives the same matches)
lab-choose = Choose two to { $most } lists.
lab-matches = { $count ->
    [one] One match will be played.
   *[other] { $count } matches will be played.
}
lab-begin = Let them play
lab-state-going = They are playing.
lab-state-waiting = This run waits for its turn.
lab-state-stopped = Stopped.
lab-state-over = All matches are played.
lab-state-kept = The rules have been updated since this run began: what was played stays, but it cannot go on.
lab-played = { $played } of { $all } matches
lab-progress = Matches played
lab-stop = Stop
lab-go-on = Go on
lab-save-html = Save the report (HTML)
lab-save-json = Save the numbers (JSON)
lab-another = Another run
lab-come-back = Every match is kept as soon as it is played: you can close this page and come back to its address.

## What a match turned on

analysis-ways = What is shown
analysis-moment = Moment
analysis-title = Analysis
analysis-about = How likely was everybody to win, and which answers cost most? Every answer is tried out beside the best others; that takes a few minutes at most, and the result stays with the match.
analysis-begin = Analyse this match
analysis-go-on = Go on
analysis-stop = Stop
analysis-state-none = What did this match turn on?
analysis-state-going = Every answer is being tried out.
analysis-state-waiting = This analysis waits for its turn.
analysis-state-stopped = Stopped.
analysis-reading = The analysis is being put into words …
analysis-progress = Analysed so far
analysis-come-back = You can close this page and come back: what was found out is kept.
analysis-fair = Each answer is judged by what its player could know then: nobody is blamed for luck.
analysis-curve = Chances to win
analysis-point = after { $at } answers: { $told }
analysis-costly = The answers that cost most
analysis-now = What would be best now
analysis-here = What would be best after { $at } answers
analysis-ask = What would be best here?
analysis-asking = Being tried out …
analysis-none = No answer was found that cost anything worth telling.
analysis-sides = Answers, marked on the board
analysis-given = Answered
analysis-better = Better
analysis-best = Best
analysis-line = How it could have gone on
analysis-step = { $at } of { $all }
analysis-guess = One way of many: dice, hidden cards and the others’ answers are guesses.
analysis-play = Play it from here
analysis-play-as = Play it as { $name }
analysis-play-both = All sides here
analysis-seen = (The board shows the table as { $name } saw it.)
