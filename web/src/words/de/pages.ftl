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
bot-greedy = Bot: besonnen
bot-random = Bot: planlos
variant-standard = Standard
variant-two-pack = Zwei Packungen

## Start

start-hero = Zieh einen Stuhl heran.
start-hero-second = Der Tisch kennt die Regeln.
start-lead = Miniaturenspiele, bei denen jede Regel gilt und erklärt wird. Kein Konto, kein Aufbau: ein Klick, und du spielst.
start-lists = Meine Listen
start-tables = Tische
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
start-seat-yours = Platz { $seat }: du
start-seat-open = freier Platz
start-links-hint = Wer einen Link öffnet, nimmt dort Platz. Links gelten auf jedem Gerät; behalte deinen.
start-sit = Platz nehmen
start-open-tables = Offene Tische
start-open-none = Niemand wartet auf einen Gegner.
start-join = Dazusetzen
start-running = Laufende Partien
start-running-none = Gerade läuft keine andere Partie.
start-watch = Zusehen
start-over = Zuletzt gespielt
start-own = Deine Partien
start-own-none = Hier stehen die Partien, die du auf diesem Gerät spielst.
start-replay = Ansehen
start-build = Flotte bauen
start-by-link = Per Link dazukommen
start-link-place = Einladung oder Adresse eines Tisches einfügen
start-link-go = Los
start-link-bad = Das ist keine Adresse eines Tisches.
start-file = Partiedatei öffnen

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

build-title = Flottenbau
build-format = Standard, { $stars } Sterne
build-missing = Für dieses Spiel gibt es noch keinen Listenbau.
build-unnamed = Namenlose Flotte
build-name = Gib der Flotte einen Namen
build-summary = { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
} · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
build-saved = auf diesem Gerät gespeichert
build-undo = Rückgängig
build-redo = Wiederholen
build-lists = Listen
build-import = Importieren
build-export = Exportieren
build-share = Teilen
build-shared = Link kopiert. Wer ihn öffnet, bekommt diese Liste.
build-link-bad = Dieser Link enthält keine Liste.
build-file-bad = Diese Datei ist keine Liste.
build-parts = Teile der Liste
build-fleet = Flotte
build-deck = Deck
build-deck-amount = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
build-wrong = hier ist etwas nicht erlaubt
build-empty = Noch leer. Füge Einheiten und Karten hinzu, oder beginne mit einer fertigen Flotte:
build-shelf = Einheiten und Karten
build-search-units = Einheit, Fahrzeug oder Symbol
build-search-cards = Karte, Symbol oder Wirkung
build-units = Einheiten
build-cards = Karten
build-fits-stars = Passt in { $count }★
build-fits-fleet = Passt zur Flotte
build-affiliation = Zugehörigkeit
build-domain = Raum, Boden
build-type = Kartenart
build-icon = Symbol
build-icons = Symbole
build-space = Raum
build-ground = Boden
build-combat = Kampf
build-objective = Ziel
build-objectives = Ziele
build-plain = Ohne Symbol
build-nothing = Nichts passt zu dieser Suche.
build-clear = Suche leeren
build-house = Haus
build-house-about = Hausinhalt: eigener Entwurf, keine veröffentlichte Einheit oder Karte.
build-house-note = Einheiten und Karten mit „Haus“ sind eigene Entwürfe: Werte, Namen und Fähigkeiten sind nicht die des veröffentlichten Spiels.
build-add = { $name } hinzufügen
build-less = Eins weniger: { $name }
build-more = Eins mehr: { $name }
build-stars = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}
build-attack = Angriff
build-damage = Schaden
build-defense = Verteidigung
build-shields = Schilde
build-back = Veteranenseite
build-start-amount = { $stars }★ zu Beginn
build-count = Flotte
build-starts = zu Beginn
build-starts-name = { $name } zu Beginn
build-able = { $count ->
    [0] keine Einheit kann sie nutzen
    [one] 1 Einheit kann sie nutzen
   *[other] { $count } Einheiten können sie nutzen
}
build-add-unit = Einheit hinzufügen
build-add-card = Karte hinzufügen
build-combat-cards = Kampfkarten
build-objective-cards = Zielkarten
build-deployment = Aufstellung
build-deployment-about = Vorschlag für den Beginn im Wert von { $stars } Sternen; der Rest wartet in der Reserve.
build-deployment-off = { $stars } statt { $goal } Sterne: Du wirst am Tisch gefragt.
build-propose = Vorschlagen
build-check = Was die Regeln sagen
build-must = Was eine erlaubte Liste ausmacht
build-legal = Erlaubte Liste
build-legal-about = Höchstens { $stars } Sterne, mindestens { $cards } Karten, nichts öfter als { $copies }-mal.
build-illegal = Noch nicht erlaubt · { $count ->
    [one] 1 Grund
   *[other] { $count } Gründe
}
build-idle = { $count ->
    [one] Keine Einheit kann die Fähigkeit dieser Karte nutzen: { $names }.
   *[other] Keine Einheit kann die Fähigkeiten dieser Karten nutzen: { $names }.
}
build-fix-drop = Entfernen
build-fix-keep = { $count } behalten
build-fix-fill = Deck auffüllen
build-fix-cards = Karten zeigen
build-fix-units = Einheiten zeigen
build-fix-without = Ohne { $name }, −{ $stars }★
build-curve = Einheiten nach Sternen
build-in-space = { $count } im Raum
build-on-ground = { $count } am Boden
build-against = Der Bot spielt
build-play = Mit dieser Liste spielen
build-own = Meine Listen
build-own-none = Listen, die du baust, bleiben auf diesem Gerät.
build-new = Neue Liste
build-samples = Fertige Flotten
build-showcase = zum Ausprobieren
build-forget = { $name } löschen
build-dock-add = Dazu
build-dock-list = Liste
build-dock-play = Spielen
build-dock-reasons = { $count ->
    [one] 1 Grund
   *[other] { $count } Gründe
}
