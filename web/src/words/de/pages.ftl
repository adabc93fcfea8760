## Alle Seiten

page-language = Sprache
page-theme = Hell oder dunkel
page-pages = Seiten
page-offline = Der Tisch antwortet gerade nicht. Deine Partien sind sicher; diese Seite versucht es weiter.
page-copy = Kopieren
page-copied = Kopiert

## Spiele

game-pocketmodel = PocketModel TCG
game-pocketmodel-facts = 2–8 Spieler · 25 min · Flotten, Karten, 2W6
game-xwing = X-Wing
game-xwing-facts = 2 Spieler · 45 min · Räder, Winkel, Würfel
game-xwing-about = Heimlich planen, nach Schablone fliegen, schießen, was man sieht.
game-shatterpoint = Shatterpoint
game-shatterpoint-facts = 2 Spieler · 60 min · Duelle, Gelände, Macht
game-shatterpoint-about = Kleine Trupps beim Tauziehen um zerklüftetes Gelände.
game-skytear = Skytear
game-skytear-facts = 2–8 Spieler · 50 min · Hexfelder, Karten, keine Würfel
game-skytear-about = Vier Helden, zwei Wege und ein Stapel, um den gekämpft wird.
bot-novice = Bot: Neuling
bot-regular = Bot: Stammgast
bot-veteran = Bot: Veteran
bot-master = Bot: Meister
bot-random = Bot: planlos
variant-standard = Standard
variant-two-pack = Zwei Packungen

## Start

start-hero = Zieh einen Stuhl heran.
start-hero-second = Der Tisch kennt die Regeln.
start-lead = Miniaturenspiele, bei denen jede Regel gilt und erklärt wird. Kein Konto, kein Aufbau: ein Klick, und du spielst.
start-lists = Meine Listen
start-rules = Regeln
start-goes-on = Deine Partie geht weiter:
start-turn = Zug { $turn }
start-waits = Sie wartet, dass sich jemand dazusetzt.
start-return-long = Zurück an den Tisch
start-return = Zurück
start-learn = Beim Spielen lernen
start-side = Deine Seite
start-side-of = Seite { $seat }
start-clock = Uhr
start-clock-none = keine
start-clock-minutes = je { $minutes } min
start-clock-added = { $minutes } min + { $added } s
start-clock-days = { $days ->
    [one] 1 Tag je Antwort
   *[other] { $days } Tage je Antwort
}
start-clock-over-days = Über Tage gespielt
start-series = Serie
start-series-of = { $games ->
    [1] Ein Spiel
   *[other] Best of { $games }
}
start-table-name = Name des Tisches
start-which-game = Welches Spiel?
start-own-all = Alle meine Tische
start-play = Jetzt spielen
start-more = Mehr Arten, { $game } zu spielen
start-coming = In Arbeit
start-players = Spieler
start-players-count = { $fewest }–{ $most } Spieler
start-players-exactly = { $count } Spieler
start-bot = Gegner
start-your-list = Deine Liste
start-their-list = Gegnerische Liste
start-list-starter = Starterliste
start-own-lists = Meine Listen
start-list-illegal = { $name } (noch nicht erlaubt)
start-variant = Spielart
start-name = Dein Name
start-friend = Jemanden einladen
start-open = Offener Tisch
start-hotseat = An einem Gerät
start-bots = Zwei Bots zusehen
start-seat = Platz { $seat }
start-seat-open = freier Platz
start-sit = Platz nehmen
start-open-tables = Offene Tische
start-open-none = Niemand wartet auf einen Gegner.
start-join = Dazusetzen
start-running = Laufende Partien
start-running-none = Gerade läuft keine andere Partie.
start-watch = Zusehen
start-over = Zuletzt gespielt
start-kept = Nach anderen Regeln gespielt: nur noch zum Ansehen.
start-own = Deine Partien
start-own-none = Hier stehen die Partien, die du auf diesem Gerät spielst.
start-replay = Ansehen
start-build = Flotte bauen
start-by-link = Per Link dazukommen
start-link-place = Einladung oder Adresse eines Tisches einfügen
start-link-go = Los
start-link-bad = Das ist keine Adresse eines Tisches.
start-file = Partiedatei öffnen

## Listen kommen zusammen

gather-about = Alle bringen ihre eigene Liste mit. Es beginnt, wenn alle bereit sind.
gather-seats = Am Tisch
gather-you = { $name } (du)
gather-state-free = Wer zuerst kommt, darf hier sitzen.
gather-state-invited = eingeladen; schick diesen Link
gather-state-choosing = wählt eine Liste
gather-state-ready = bereit
gather-state-bot = ein Bot, bereit
gather-copy = Link kopieren
gather-choose = Wähle deine Liste
gather-ready-made = Fertige
gather-paste = Liste einfügen …
gather-paste-about = Füge den Link eines Baukastens, XWS oder den Text einer Liste ein
gather-paste-bad = In diesem Text ist keine Liste.
gather-other-variant = Diese Liste ist erlaubt, aber nicht für das Spiel an diesem Tisch.
gather-list-other = { $name } (für ein anderes Spiel)
gather-legal = { $name } ist hier erlaubt.
gather-build = Liste in einem neuen Tab bauen
gather-hidden = Die anderen sehen deine Liste erst, wenn alle bereit sind.
gather-ready = Bereit
gather-you-ready = Du bist bereit.
gather-change = Neu wählen
gather-waits = { $count ->
    [0] Es beginnt jetzt.
    [one] Es beginnt, sobald noch eine Person bereit ist.
   *[other] Es beginnt, sobald noch { $count } Personen bereit sind.
}
gather-welcome = Du bist eingeladen
gather-welcome-about = Sag, wer du bist, nimm Platz und wähle dann deine Liste.
gather-watching = Listen werden noch gewählt
gather-called-off = Dieser Tisch wurde abgebrochen.

## Meine Tische

mine-title = Meine Tische
mine-your-turn = Du bist dran
mine-no-turn = Kein Tisch wartet auf dich.
mine-waiting = Warten auf andere
mine-over = Gespielt
mine-won = Gewonnen: { $names }.
mine-gathering = Listen werden gewählt.
mine-person = Wer du bist
mine-key-about = Es gibt keine Konten. Ein geheimer Schlüssel in diesem Browser besitzt deine Tische, Listen und deinen Namen. Kopiere ihn auf ein anderes Gerät, um dort weiterzumachen; wer ihn hat, ist du.
mine-key-copy = Meinen Schlüssel kopieren
mine-key-copied = Kopiert. Behalte ihn für dich.
mine-key-not-copied = Der Browser hat das Kopieren nicht erlaubt.
mine-key-take = Anderen Schlüssel verwenden
mine-key-paste = Schlüssel von einem anderen Gerät
mine-key-use = Diesen Schlüssel verwenden
mine-key-taken = Dieser Browser hat jetzt diesen Schlüssel.
mine-key-bad = Das ist kein Schlüssel: 20 bis 80 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.
mine-notify = Sag mir, wenn ich dran bin
mine-notify-about = Als Benachrichtigung, solange eine Seite von battlemat offen ist.
mine-notify-refused = Der Browser erlaubt hier keine Benachrichtigungen.
turns-yours = { $game }: Du bist dran
series-stands = Best of { $best }, Spiel { $game }, { $wins }
series-decided = Best of { $best }, entschieden { $wins }

## Regeln

rules-title = Regeln
rules-search = Wörter oder eine Regelnummer
rules-hits = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
rules-topics = Themen
rules-previous = Vorige Regel
rules-next = Nächste Regel
rules-ruling = Auslegung
rules-check = So zeigt sie sich
rules-source = Quelle: { $source }
rules-english = Noch sind nicht alle diese Regeln übersetzt; die übrigen stehen auf Englisch da.
rules-none = Keine Regel enthält alles aus „{ $words }“.
rules-clear = Alle Regeln zeigen
rules-key-search = suchen
rules-key-step = blättern
rules-kind-timing = Zeitpunkt
rules-kind-definition = Begriff
rules-kind-setup = Aufbau
rules-kind-build = Listenbau
rules-kind-component = Material
rules-kind-example = Beispiel
rules-kind-faq = Frage

## Listenbau

build-missing = Für dieses Spiel gibt es noch keinen Listenbau.
build-unnamed = Unbenannte Liste
build-saved = auf diesem Gerät gespeichert
build-undo = Rückgängig
build-redo = Wiederholen
build-lists = Listen
build-import = Importieren
build-export = Exportieren
build-share = Teilen
build-shared = Link kopiert. Wer ihn öffnet, bekommt diese Liste.
build-duplicate = Verdoppeln
build-copy-name = { $name } (Kopie)
build-copied = Kopiert. Ein anderer Listenbauer oder das Feld zum Einfügen hier kann es lesen.
build-copy-failed = Dieser Browser lässt die Seite nicht kopieren.
build-print = Drucken
build-paste = Liste einfügen
build-paste-about = Ein Link zu einer Liste oder eine Liste als Text
build-paste-take = Diese Liste nehmen
build-paste-bad = Dieser Text ist weder ein Link zu einer Liste dieses Spiels noch eine Liste.
build-link-bad = Dieser Link enthält keine Liste.
build-file-bad = Diese Datei ist keine Liste.
build-parts = Teile der Liste
build-nothing = Nichts passt zu dieser Suche.
build-clear = Suche leeren
build-house = Haus
build-house-about = Hausinhalt: eigener Entwurf, keine veröffentlichte Einheit oder Karte.
build-add = { $name } hinzufügen
build-less = Eins weniger: { $name }
build-more = Eins mehr: { $name }
build-check = Was die Regeln sagen
build-must = Was eine erlaubte Liste ausmacht
build-legal = Erlaubte Liste
build-illegal = Noch nicht erlaubt · { $count ->
    [one] 1 Grund
   *[other] { $count } Gründe
}
build-fix-drop = Entfernen
build-fix-keep = { $count } behalten
build-against = Der Bot spielt
build-play = Mit dieser Liste spielen
build-own = Meine Listen
build-own-none = Listen, die du baust, bleiben in diesem Browser und bei deinem Schlüssel.
build-new = Neue Liste
build-forget = { $name } löschen
build-dock-add = Dazu
build-dock-list = Liste
build-dock-play = Spielen
build-dock-reasons = { $count ->
    [one] 1 Grund
   *[other] { $count } Gründe
}

## Odds

odds-title = Chancen
odds-game = Spiel
odds-copy = Link kopieren
odds-copied = Kopiert
odds-add-card = Karte hinzufügen
odds-one-more = Noch einmal: { $label }
odds-remove = { $label } entfernen
odds-less = { $label }: eins weniger
odds-more = { $label }: eins mehr

## Liste gegen Liste

lab-title = Liste gegen Liste
lab-about = Welche deiner Listen schlägt die anderen? Bots lassen sie auf diesem Server gegeneinander antreten, auf beiden Seiten derselbe Bot und von beiden Plätzen: Siegquoten, Wertungen, Längen und was jede Einheit und Karte beigetragen hat.
lab-last = Zu deinem letzten Vergleich
lab-add = Diese Liste hinzufügen
lab-bots = Bots, die abwechselnd spielen
lab-games = Partien von je zwei Listen
lab-seed = Startwert (derselbe ergibt dieselben Partien)
lab-choose = Wähle zwei bis { $most } Listen.
lab-matches = { $count ->
    [one] Eine Partie wird gespielt.
   *[other] { $count } Partien werden gespielt.
}
lab-begin = Spielen lassen
lab-state-going = Es wird gespielt.
lab-state-waiting = Dieser Vergleich wartet, bis er an der Reihe ist.
lab-state-stopped = Angehalten.
lab-state-over = Alle Partien sind gespielt.
lab-state-kept = Seit Beginn dieses Vergleichs haben sich die Regeln geändert: Was gespielt wurde, bleibt, aber er kann nicht weitergehen.
lab-played = { $played } von { $all } Partien
lab-progress = Gespielte Partien
lab-stop = Anhalten
lab-go-on = Weiter
lab-save-html = Bericht speichern (HTML)
lab-save-json = Zahlen speichern (JSON)
lab-another = Neuer Vergleich
lab-come-back = Jede Partie wird sofort nach dem Spielen gesichert: Du kannst diese Seite schließen und zu ihrer Adresse zurückkommen.

## Woran eine Partie hing

analysis-ways = Was zu sehen ist
analysis-moment = Moment
analysis-title = Analyse
analysis-about = Wie gut standen die Chancen, und welche Antworten haben am meisten gekostet? Jede Antwort wird neben den besten anderen ausprobiert; das dauert höchstens ein paar Minuten, und das Ergebnis bleibt bei der Partie.
analysis-begin = Diese Partie analysieren
analysis-go-on = Weiter
analysis-stop = Anhalten
analysis-state-none = Woran hing diese Partie?
analysis-state-going = Jede Antwort wird ausprobiert.
analysis-state-waiting = Diese Analyse wartet, bis sie an der Reihe ist.
analysis-state-stopped = Angehalten.
analysis-reading = Die Analyse wird in Worte gefasst …
analysis-progress = So weit analysiert
analysis-come-back = Du kannst diese Seite schließen und wiederkommen: Was gefunden wurde, bleibt.
analysis-fair = Jede Antwort wird nach dem beurteilt, was ihr Spieler damals wissen konnte: Für Pech kann niemand etwas.
analysis-curve = Siegchancen
analysis-point = nach { $at } Antworten: { $told }
analysis-costly = Die Antworten, die am meisten gekostet haben
analysis-now = Was jetzt das Beste wäre
analysis-here = Was nach { $at } Antworten das Beste wäre
analysis-ask = Was wäre hier das Beste?
analysis-asking = Wird ausprobiert …
analysis-none = Es wurde keine Antwort gefunden, die nennenswert etwas gekostet hat.
analysis-sides = Antworten, auf dem Brett markiert
analysis-given = Antwort
analysis-better = Besser
analysis-best = Am besten
analysis-line = Wie es hätte weitergehen können
analysis-step = { $at } von { $all }
analysis-guess = Ein Weg von vielen: Würfel, verdeckte Karten und die Antworten der anderen sind geraten.
analysis-play = Von hier weiterspielen
analysis-play-as = Als { $name } spielen
analysis-play-both = Alle Seiten hier
analysis-seen = (Das Brett zeigt den Tisch, wie { $name } ihn sah.)
