## Nicht gefunden

lost-title = Hier ist nichts.
lost-load = Diese Seite wurde nicht geladen.
lost-home = Zum Anfang
trouble-offline = Der Server antwortet nicht. Dein Spiel ist sicher; versuche es gleich noch einmal.
trouble-gone = Dieser Tisch ist geschlossen.

## Der Tisch

table-opening = Der Tisch wird gedeckt …
table-home = Alle Spiele
table-phases = Zug und Schritt
table-turn = Zug
table-round = Runde
table-you = Du
table-against = { $one } gegen { $other }
table-many = { $count } Spieler
table-vs = gegen { $name }
table-watching = Du siehst zu
table-panel = Frage und Protokoll
table-board = Das Spielfeld
table-units = Einheiten
table-dock = Tisch

tool-undo = Zurücknehmen (Z)
tool-hint = Tipp (H)
tool-rules = Regeln (R)

dock-question = Frage
dock-units = Einheiten
dock-hint = Tipp
dock-undo = Zurück
dock-share = Teilen

## Fragen

ask-you = Du bist gefragt
ask-called = Eine Frage an { $name }
ask-steps = Schritt { $done } von { $all }
ask-budget = Bisher gewählt
ask-options = Möglichkeiten
ask-count = { $count ->
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
ask-on-stage = Antworten
ask-choose = Wähle
ask-confirm = { $count ->
        [one] Bestätigen
       *[other] Alle { $count } bestätigen
    }
ask-confirm-one = Bestätigen
ask-clear = Leeren
ask-sending = Wird gesendet …
ask-refused = { $count ->
        [one] 1 Sache geht nicht
       *[other] { $count } Dinge gehen nicht
    }
ask-more-refused = … und { $count } weitere
ask-full = Mehr als { $budget }
ask-most = Höchstens { $most } sind wählbar
ask-hint = Der Bot würde wählen: { $hint }

wait-title = Die anderen sind dran
wait-watching = Du siehst zu
wait-for = Warten auf { $name }
wait-moment = Einen Moment …
wait-open = Noch ist ein Platz frei
wait-open-about = Wer den Link hat, kann den freien Platz einnehmen.
wait-copy = Link kopieren
wait-join = Platz nehmen
wait-hand-over = Weitergeben an { $name }
wait-hand-over-about = Ihr teilt euch den Bildschirm: Gib ihn weiter, und wer dran ist, drückt den Knopf.
wait-away = { $name } ist nicht da.
wait-bot = Bot für { $name } spielen lassen

undo-asked = { $name } möchte die letzte Antwort zurücknehmen.
undo-allow = Erlauben
undo-deny = Nein
undo-waiting = Die anderen werden gefragt, ob du zurücknehmen darfst …
draw-asked = { $name } bietet ein Unentschieden an.
draw-accept = Annehmen
draw-decline = Ablehnen

back-title = Rückblick
back-return = Zurück zum Jetzt

over-title = Die Partie ist zu Ende
over-rematch = Revanche
over-replay = Aufzeichnung ansehen
over-luck = Würfelglück

show-skip = Überspringen

line-lost = Verbindung wird wiederhergestellt …
line-lost-kept = Verbindung wird wiederhergestellt, deine Antwort bleibt erhalten.
line-lost-long = Die Partie ist gespeichert; du kannst die Seite auch schließen und später wiederkommen.

## Protokoll und Chat

log-title = Protokoll
log-search = Im Protokoll suchen
log-turn = Zug { $turn }
log-round = Runde { $turn }
log-setup = Aufbau
log-yours = deiner
log-theirs = Gegner
log-of = Spieler { $seat }
log-empty = Noch ist nichts geschehen.
log-nothing-found = Nichts gefunden.
log-all = Alles zeigen
chat-title = Chat
chat-none = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-watcher = Zuschauer

why-show = Regel { $id }
why-open = In den Regeln öffnen
why-failed = Die Regel konnte nicht geladen werden.

## Bühne und Zeit

stage-fit = Ganzes Spielfeld zeigen (0)
time-title = Aufzeichnung
time-back = Schritt zurück
time-forward = Schritt vor
time-turn-back = Voriger Zug
time-round-back = Vorige Runde
time-turn-forward = Nächster Zug
time-round-forward = Nächste Runde
time-play = Abspielen
time-pause = Pause
time-speed = Tempo
time-share = Link zu dieser Stellung kopieren
time-now = { $moment } · jetzt
time-end = { $moment } · Ende
time-setup = Aufbau

replay-title = Aufzeichnung
replay-of = Aufzeichnung · { $names }
replay-moment = Moment { $at } von { $all }
replay-turns = Züge
replay-rounds = Runden
replay-play-on = Von hier weiterspielen, gegen Bots:
replay-to-table = Zum Tisch
replay-kept = Diese Partie wurde nach anderen Regeln gespielt als denen, die dieser Server jetzt hat; deshalb werden nur die aufbewahrten Stellungen gezeigt.

## Menü

menu-title = Menü
menu-close = Schließen
menu-language = Sprache
menu-light = Licht
menu-dark = Dunkel
menu-bright = Hell
menu-speed = Animation
menu-off = Aus
menu-on = An
menu-quick = Ein Druck antwortet
menu-quick-about = ohne zweiten zur Bestätigung
menu-watch-link = Link für Zuschauer kopieren
menu-my-side = Meine Seite ansehen
menu-seat-link = Link zu meinem Platz kopieren
menu-copied = Kopiert.
menu-replay = Aufzeichnung
menu-file = Partie als Datei sichern
menu-draw = Unentschieden anbieten
menu-draw-offered = Unentschieden angeboten
menu-concede = Aufgeben
menu-concede-sure = Zum Aufgeben noch einmal drücken
fair-title = Faire Würfel.
fair-about = Aller Zufall kommt aus einem geheimen Schlüssel. Seinen Hash siehst du von Anfang an, den Schlüssel nach der Partie.
fair-hash = Hash
fair-key = Schlüssel
fair-later = Der Schlüssel wird nach der Partie gezeigt.

## Kamera, Aufstellen, Tasten

stage-camera = Kamera
stage-nearer = Näher (+)
stage-farther = Weiter weg (−)
stage-measure = Messen (L)
stage-map = Übersicht über das Spielfeld

place-title = Position
place-x = x
place-y = y
place-heading = Richtung
place-height = Höhe
place-ghost = Das Stück, bei x { $x }, y { $y }, Richtung { $heading }. Pfeiltasten bewegen es, Q und E drehen es.
place-ghost-level = Das Stück, bei x { $x }, y { $y }, Höhe { $height }. Pfeiltasten bewegen es, Q und E bringen es nach unten und oben.
place-how = Klicke dorthin, wo es stehen soll, oder gib die Zahlen ein. Ziehen bewegt es, am Griff ziehen dreht es.
place-how-level = Klicke dorthin, wo es stehen soll, oder gib die Zahlen ein. Ziehen bewegt es; Q und E wählen die Ebene, wo es mehrere gibt.
place-asking = Die Regeln werden gefragt …
place-legal = Hier darf es stehen.
place-confirm = Hier aufstellen

keys-title = Tasten
keys-number = eine Möglichkeit mit ihrer Nummer wählen
keys-walk = durch die Möglichkeiten gehen
keys-confirm = bestätigen
keys-back = einen Schritt zurück
keys-hint = was würde der Bot tun?
keys-undo = zurücknehmen
keys-skip = die Animation überspringen
keys-zoom = näher, weiter weg, ganzes Spielfeld
keys-pan = das Spielfeld verschieben, wenn es den Fokus hat
keys-turn = ein Stück beim Aufstellen drehen
keys-measure = messen
keys-rules = Regeln
keys-menu = Menü
keys-help = diese Tasten

## Gemeinsamer Bildschirm, Uhr, Anleitung

curtain-title = Gemeinsamer Bildschirm
curtain-pass = Gib den Bildschirm an { $name } weiter
curtain-about = Bis dahin zeigt das Spielfeld nur, was alle sehen dürfen.
curtain-sit = Ich bin { $name }: zeig meine Seite

clock-title = Verbleibende Zeit

guide-title = Lernen beim Spielen
guide-read = Verstanden
guide-off = Keine Erklärungen mehr

draw-waiting = Du bietest ein Unentschieden an. Die anderen haben noch nicht geantwortet.
over-rematch-ready = Zur Revanche hinsetzen
over-points = Wendepunkte
over-toll = Verursachter Schaden
replay-play-as = als { $name }

menu-sound = Ton
menu-guide = Fragen erklären
menu-guide-about = jede Art einmal
fair-check = Prüfen
fair-good = Der Schlüssel gehört zu dem Hash, den dieser Browser zuerst sah: Kein Wurf wurde nachträglich gewählt.
fair-bad = Der Schlüssel gehört nicht zu dem Hash, den dieser Browser zuerst sah.

## Tipps, Serien, Tage

clock-days = { $days } T { $hours } Std
hints-asked = { $name } wünscht Tipps für alle.
hints-allow = Zustimmen
hints-deny = Keine Tipps
hints-waiting = Du hast Tipps zugestimmt; die anderen werden gefragt.
hints-withdraw = Zurücknehmen
menu-hints-end = Tipps für alle beenden
tool-hint-ask = Die anderen um Tipps bitten
over-next = Nächstes Spiel der Serie
wait-days = Diese Partie geht über Tage. Du kannst gehen; deine Tische sagen dir, wenn du dran bist.
standing-decline = Nicht mehr fragen:
standing-round = in dieser Runde
standing-turn = in diesem Zug
standing-game = in diesem Spiel
standing-title = Ständige Antworten
standing-ask = Wieder fragen
standing-ask-of = Wieder fragen: { $name }
standing-declined = Für dich abgelehnt: { $name }
unfolding-now = Geschieht gerade
unfolding-skip = Überspringen
usual-set-up = Üblicher Aufbau:
usual-set-up-about = Alles, was dir gehört, wird vernünftig aufgestellt.
usual-set-up-do = Aufstellen

## Bots that think

wait-thinks = { $name } denkt nach
wait-move-now = Jetzt ziehen
wait-move-now-about = Der Bot antwortet mit dem, was er bisher gefunden hat.
menu-hints-by = Tipps gibt
ask-hint-thinking = Der Bot überlegt sich einen Tipp …
level-regular = Stammgast
level-veteran = Veteran
level-master = Meister
