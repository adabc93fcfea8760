### What the server says by itself.

server-spectator = Spectators only watch.
server-no-language = There is no language “{ $id }”.
server-chat-length = A line of chat has 1 to { $most } characters.
server-chat-fast = Not so fast: at most { $most } lines of chat in { $seconds } seconds.
server-nothing-asked = Nothing is asked of you now.
server-nobody-to-replace = There is nobody to replace at this seat.
server-not-away-yet = A bot may take over when somebody has been away for { $seconds } seconds.
server-revealed = Something hidden has come to light since then, so it cannot be taken back.
server-nobody-asks = Nobody asks you to take something back.
server-set-up-again = The table is set up again.
server-back-soon = The table is set up again in a moment; you need not do anything.
server-unknown-match = There is no match “{ $id }”.
server-wrong-token = This link does not open a seat of this match.
server-unreadable = The message could not be read: { $problem }
server-too-large = That is too large: at most { $most } bytes.
server-not-over = The match file is handed out when the match is over.
server-no-open-seat = There is no open seat at this table.
server-not-found = There is no page “{ $id }”.
server-bad-seats = { $count } seats were wished for; there must be 2 to 8, each with one of: { $kinds }.
server-bad-clock = A clock has { $fewest } to { $most } seconds for each player and adds 0 to { $added } seconds after an answer.
server-person = Player { $seat }
server-bot = Bot { $seat } ({ $bot })
server-failed = Something went wrong on the server; nothing was changed.
server-too-fast = Not so fast: try again in { $seconds } seconds.
server-too-many-rooms = From one address one may be at { $most } tables at the same time.
server-too-much = That takes more time or memory than there is for it.
server-busy = The server has too much to do right now; try again in a moment.
server-bot-failed = { $name } could not go on; the bot “{ $bot }” plays in its place.
server-too-slow = The request took too long to arrive.
server-cannot-open = The match “{ $id }” cannot be opened.
server-no-undo-at-the-end = The match is over: nothing can be taken back any more.
server-too-many-connections = From one address there may be { $most } connections at the same time.
server-wrong-host = This server is not called “{ $name }”. Whoever runs it can add the name: battlemat serve --name { $name }
server-wrong-origin = Requests from the page { $name } are not taken.
server-used-link = This invitation has been used already, or it is for another match.
server-other-rules = This match was played by other rules than the ones this server has now: it is kept and can be looked at as a replay, but it cannot go on.
server-kept-replay = This match was played by other rules than the ones this server has now, so only the positions that were kept can be shown.
server-kept-position = The table after { $answers ->
    [one] one answer
   *[other] { $answers } answers
}.
server-kept-nothing = This match was played by other rules than the ones this server has now, and none of its positions can be shown any more; whoever runs the server can still export it.
server-lists-first = Lists are still being chosen at this table: it begins when everybody is ready.
server-lists-are-there = Everybody is ready at this table: lists cannot be changed any more.
server-list-of-another = Whoever sits down later brings their own list: choose only your own.
server-bad-series = A series has one of these numbers of games: { $counts }.
server-hints-off = Hints are off in a match between people until everybody has agreed to them.
server-hints-free = Nobody has to agree to hints at this table.
server-over-days = This match is played over days: nobody is replaced by a bot.
server-no-key = This needs the key of a person: 20 to 80 characters.
server-too-many-lists = At most { $most } lists are kept for one person.
server-called-off = This table was called off.
server-trainer = Trainer
server-lesson-again = A lesson is begun again from the page of lessons.
server-no-set-up = Nothing of your set-up is asked now.
