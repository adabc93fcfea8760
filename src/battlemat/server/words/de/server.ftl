### Was der Server selbst sagt.

server-spectator = Zuschauer sehen nur zu.
server-no-language = Die Sprache „{ $id }“ gibt es nicht.
server-chat-length = Eine Chatzeile hat 1 bis { $most } Zeichen.
server-chat-fast = Nicht so schnell: höchstens { $most } Chatzeilen in { $seconds } Sekunden.
server-nothing-asked = Du wirst gerade nichts gefragt.
server-nobody-to-replace = An diesem Platz ist niemand zu ersetzen.
server-not-away-yet = Ein Bot darf übernehmen, wenn jemand { $seconds } Sekunden fort ist.
server-revealed = Seitdem wurde Verborgenes aufgedeckt; das lässt sich nicht zurücknehmen.
server-nobody-asks = Niemand bittet dich, etwas zurücknehmen zu dürfen.
server-set-up-again = Der Tisch wird neu aufgebaut.
server-back-soon = Der Tisch wird gleich wieder aufgebaut; du musst nichts tun.
server-unknown-match = Eine Partie „{ $id }“ gibt es nicht.
server-wrong-token = Dieser Link öffnet keinen Platz dieser Partie.
server-unreadable = Die Nachricht war nicht zu lesen: { $problem }
server-too-large = Das ist zu groß: höchstens { $most } Bytes.
server-not-over = Die Partiedatei gibt es, wenn die Partie vorbei ist.
server-no-open-seat = An diesem Tisch ist kein Platz frei.
server-not-found = Die Seite „{ $id }“ gibt es nicht.
server-bad-seats = { $count } Plätze wurden gewünscht; es müssen 2 bis 8 sein, jeder von einer der Arten: { $kinds }.
server-bad-clock = Eine Uhr gibt jedem { $fewest } bis { $most } Sekunden und nach jeder Antwort 0 bis { $added } Sekunden dazu.
server-person = Spieler { $seat }
server-bot = Bot { $seat } ({ $bot })
server-failed = Auf dem Server ging etwas schief; es wurde nichts verändert.
server-too-fast = Nicht so schnell: versuche es in { $seconds } Sekunden noch einmal.
server-too-many-rooms = Von einer Adresse aus kann man an { $most } Tischen zugleich sein.
server-too-much = Das braucht mehr Zeit oder Speicher, als dafür da ist.
server-busy = Der Server hat gerade zu viel zu tun; versuche es gleich noch einmal.
server-bot-failed = { $name } kam nicht weiter; der Bot „{ $bot }“ spielt an seiner Stelle.
server-too-slow = Die Anfrage kam zu langsam an.
server-cannot-open = Das Spiel „{ $id }“ kann nicht geöffnet werden.
server-no-undo-at-the-end = Das Spiel ist zu Ende: Es kann nichts mehr zurückgenommen werden.
server-too-many-connections = Von einer Adresse aus sind { $most } Verbindungen zugleich möglich.
server-wrong-host = Dieser Server heißt nicht „{ $name }“. Wer ihn betreibt, kann den Namen hinzufügen: battlemat serve --name { $name }
server-wrong-origin = Anfragen von der Seite { $name } werden nicht angenommen.
server-used-link = Diese Einladung wurde schon benutzt oder gilt für ein anderes Spiel.
server-other-rules = Diese Partie wurde nach anderen Regeln gespielt als denen, die dieser Server jetzt hat: Sie bleibt erhalten und kann als Wiederholung angesehen werden, aber nicht weitergehen.
server-kept-replay = Diese Partie wurde nach anderen Regeln gespielt als denen, die dieser Server jetzt hat; deshalb können nur die aufbewahrten Stellungen gezeigt werden.
server-kept-position = Der Tisch nach { $answers ->
    [one] einer Antwort
   *[other] { $answers } Antworten
}.
server-kept-nothing = Diese Partie wurde nach anderen Regeln gespielt als denen, die dieser Server jetzt hat, und keine ihrer Stellungen kann mehr gezeigt werden; wer den Server betreibt, kann sie noch exportieren.
server-lists-first = An diesem Tisch werden noch Listen gewählt: Es beginnt, wenn alle bereit sind.
server-lists-are-there = An diesem Tisch sind alle bereit: Listen können nicht mehr geändert werden.
server-list-of-another = Wer sich später setzt, bringt eine eigene Liste mit: Wähle nur deine.
server-bad-series = Eine Serie hat eine dieser Zahlen von Spielen: { $counts }.
server-hints-off = Zwischen Menschen gibt es keine Tipps, bis alle zugestimmt haben.
server-hints-free = An diesem Tisch muss niemand Tipps zustimmen.
server-over-days = Diese Partie geht über Tage: Niemand wird durch einen Bot ersetzt.
server-no-key = Dafür braucht es den Schlüssel einer Person: 20 bis 80 Zeichen.
server-too-many-lists = Für eine Person werden höchstens { $most } Listen aufbewahrt.
server-called-off = Dieser Tisch wurde abgebrochen.
server-trainer = Trainer
server-lesson-again = Eine Lektion beginnt man auf der Seite der Lektionen von vorn.
server-no-set-up = Zu deinem Aufbau wird gerade nichts gefragt.
