## Not found

lost-title = There is nothing here.
lost-load = This page did not load.
lost-home = To the start
trouble-offline = The server does not answer. Your game is safe; try again in a moment.
trouble-gone = This table is closed.

## The table

table-opening = Opening the table …
table-home = All games
table-phases = Turn and step
table-turn = Turn
table-round = Round
table-you = You
table-against = { $one } against { $other }
table-many = { $count } players
table-vs = vs { $name }
table-watching = Watching
table-panel = Question and log
table-board = The board
table-units = Units
table-dock = Table

tool-undo = Take back (Z)
tool-hint = Hint (H)
tool-rules = Rules (R)

dock-question = Question
dock-units = Units
dock-hint = Hint
dock-undo = Undo
dock-share = Share

## Questions

ask-you = You are asked
ask-called = A question for { $name }
ask-steps = Step { $done } of { $all }
ask-budget = Chosen so far
ask-options = Options
ask-count = { $count ->
        [one] One option
       *[other] { $count } options
    }
ask-on-stage = Answers
ask-choose = Choose
ask-confirm = { $count ->
        [one] Confirm
       *[other] Confirm all { $count }
    }
ask-confirm-one = Confirm
ask-clear = Clear
ask-sending = Sending …
ask-refused = { $count ->
        [one] 1 thing is not possible
       *[other] { $count } things are not possible
    }
ask-more-refused = … and { $count } more
ask-full = More than { $budget }
ask-most = At most { $most } can be chosen
ask-hint = The bot would choose: { $hint }

wait-title = Their move
wait-watching = Watching
wait-for = Waiting for { $name }
wait-moment = One moment …
wait-open = Waiting for somebody to sit down
wait-open-about = Anybody with the link can take the open seat.
wait-copy = Copy the link
wait-join = Sit down
wait-hand-over = Hand over to { $name }
wait-hand-over-about = You share this screen: pass it on, and let the next person press the button.
wait-away = { $name } is away.
wait-bot = Let a bot play for { $name }

undo-asked = { $name } would like to take the last answer back.
undo-allow = Allow
undo-deny = No
undo-waiting = Asking the others whether you may take it back …
draw-asked = { $name } offers a draw.
draw-accept = Accept
draw-decline = Decline

back-title = Looking back
back-return = Back to now

over-title = The match is over
over-rematch = Rematch
over-replay = Watch the replay
over-luck = Luck with the dice

show-skip = Skip

line-lost = Reconnecting …
line-lost-kept = Reconnecting, your answer is kept.
line-lost-long = The match is saved; you can also close this page and come back later.

## Log and chat

log-title = Log
log-search = Search the log
log-turn = Turn { $turn }
log-round = Round { $turn }
log-setup = Setting up
log-yours = yours
log-theirs = theirs
log-of = player { $seat }
log-empty = Nothing has happened yet.
log-nothing-found = Nothing found.
log-all = Show everything
chat-title = Chat
chat-none = Nobody has said anything.
chat-say = Say something
chat-send = Send
chat-watcher = Spectator

why-show = Rule { $id }
why-open = Open in the rules
why-failed = The rule could not be loaded.

## Stage and time

stage-fit = Show the whole board (0)
time-title = Replay
time-back = Step back
time-forward = Step forward
time-turn-back = Previous turn
time-round-back = Previous round
time-turn-forward = Next turn
time-round-forward = Next round
time-play = Play
time-pause = Pause
time-speed = Speed
time-share = Copy a link to this position
time-now = { $moment } · now
time-end = { $moment } · end
time-setup = Setting up

replay-title = Replay
replay-of = Replay · { $names }
replay-moment = moment { $at } of { $all }
replay-turns = Turns
replay-rounds = Rounds
replay-play-on = Play on from here, against bots:
replay-to-table = To the table
replay-kept = This match was played by other rules than the ones this server has now, so only the positions that were kept are shown.

## Menu

menu-title = Menu
menu-close = Close
menu-language = Language
menu-light = Light
menu-dark = Dark
menu-bright = Bright
menu-speed = Animation
menu-off = Off
menu-on = On
menu-quick = One press answers
menu-quick-about = no second press to confirm
menu-watch-link = Copy a link for spectators
menu-my-side = Look at my side
menu-seat-link = Copy the link to my seat
menu-copied = Copied.
menu-replay = Replay
menu-file = Save the match file
menu-draw = Offer a draw
menu-draw-offered = A draw is offered
menu-concede = Concede
menu-concede-sure = Press again to concede
fair-title = Fair dice.
fair-about = All chance comes from one secret key. Its hash is shown from the start, the key after the match.
fair-hash = Hash
fair-key = Key
fair-later = The key is shown when the match is over.

## Camera, placing, keys

stage-camera = Camera
stage-nearer = Zoom in (+)
stage-farther = Zoom out (−)
stage-measure = Measure (L)
stage-map = Overview of the board

place-title = Position
place-x = x
place-y = y
place-heading = Heading
place-height = Height
place-ghost = The piece, at x { $x }, y { $y }, heading { $heading }. Arrow keys move it, Q and E turn it.
place-ghost-level = The piece, at x { $x }, y { $y }, height { $height }. Arrow keys move it, Q and E take it down and up.
place-how = Click where it shall stand, or type the numbers. Drag it to move it, drag its handle to turn it.
place-how-level = Click where it shall stand, or type the numbers. Drag it to move it; Q and E choose the level where there are several.
place-asking = Asking the rules …
place-legal = It may stand here.
place-confirm = Put it here

keys-title = Keys
keys-number = choose an option by its number
keys-walk = go through the options
keys-confirm = confirm
keys-back = step back
keys-hint = what would the bot do?
keys-undo = take back
keys-skip = skip the animation
keys-zoom = nearer, farther, whole board
keys-pan = move the board, when it has the focus
keys-turn = turn a piece being placed
keys-measure = measure
keys-rules = rules
keys-menu = menu
keys-help = these keys

## Shared screen, clock, guide

curtain-title = Shared screen
curtain-pass = Pass the screen to { $name }
curtain-about = Until then the board shows only what everybody may see.
curtain-sit = I am { $name }: show my side

clock-title = Time left

guide-title = Learn by playing
guide-read = Got it
guide-off = No more explanations

draw-waiting = You offer a draw. The others have not answered yet.
over-rematch-ready = Sit down for the rematch
over-points = Turning points
over-toll = Damage dealt
replay-play-as = as { $name }

menu-sound = Sound
menu-guide = Explain questions
menu-guide-about = each kind once
fair-check = Check
fair-good = The key belongs to the hash this browser saw first: no roll was chosen afterwards.
fair-bad = The key does not belong to the hash this browser saw first.

## Hints, series, days

clock-days = { $days } d { $hours } h
hints-asked = { $name } would like hints for everybody.
hints-allow = Agree
hints-deny = No hints
hints-waiting = You agreed to hints; the others are asked.
hints-withdraw = Withdraw
menu-hints-end = End hints for everybody
tool-hint-ask = Ask the others for hints
over-next = Next game of the series
wait-days = This match is played over days. You can leave; your tables tell you when it is your turn.
standing-decline = Don’t ask again:
standing-round = this round
standing-turn = this turn
standing-game = this game
standing-title = Standing answers
standing-ask = Ask again
standing-ask-of = Ask again about { $name }
standing-declined = Declined for you: { $name }
unfolding-now = Happening now
unfolding-skip = Skip
usual-set-up = Usual set-up:
usual-set-up-about = everything of yours is placed sensibly.
usual-set-up-do = Place all

## Bots that think

wait-thinks = { $name } is thinking
wait-move-now = Move now
wait-move-now-about = The bot answers with what it has found so far.
menu-hints-by = Hints by
ask-hint-thinking = The bot is thinking about a hint …
level-regular = regular
level-veteran = veteran
level-master = master
