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
