# Was der Listenbau aller Spiele sagt, und was jedes Spiel außerdem.

build-copy-text = Als Text kopieren
build-copy-data = Als JSON kopieren
build-copy-link = Link kopieren
build-copy-picture = Als Bild kopieren
build-save-picture = Bild speichern
build-picture-copied = Das Bild liegt in der Zwischenablage.
build-picture-not-copied = Dieser Browser lässt die Seite keine Bilder kopieren. Speichere es stattdessen.
build-hand-on = Weitergeben
build-random = Zufällige Liste
build-random-name = Zufällige Liste

build-folder = Sammlung
build-folder-none = keine
build-folder-new = Neue Sammlung …
build-folder-name = Name der Sammlung
build-folder-keep = Behalten
build-folder-of = Sammlung { $name }
build-folder-rename = { $name } umbenennen
build-folder-dissolve = { $name } auflösen; die Listen bleiben

build-compare = Vergleichen
build-compare-with = Mit
build-compare-all = Auch Gleiches zeigen
build-compare-missing = nicht dabei
build-compare-between = { $one } verglichen mit { $other }
build-compare-count = { $count ->
    [0] Beide Listen enthalten dasselbe.
    [one] 1 Eintrag ist verschieden.
   *[other] { $count } Einträge sind verschieden.
}

build-sift = Filtern und sortieren
build-sift-count = Filtern und sortieren · { $count }
build-sift-any = egal
build-sift-from = von
build-sift-to = bis
build-sift-from-label = { $what }: mindestens
build-sift-to-label = { $what }: höchstens
build-sift-clear = Filter leeren
build-sort = Sortieren
build-sort-usual = wie üblich

xw-build-copy-data = Als XWS kopieren
xw-build-threat-of = Bedrohung { $cost } von { $limit }
xw-build-threat-word = Bedrohung
xw-build-initiative = Initiative
xw-build-initiative-of = Initiative { $initiative }
xw-build-cost = Punkte
xw-build-slot = Platz
xw-build-keyword = Merkmal
xw-build-traits = Was sie hat
xw-build-actions = Aktion
xw-build-adds-action = Gibt die Aktion
xw-build-sizes = Größe
xw-build-trait-ability = Eigene Fähigkeit
xw-build-trait-force = Macht
xw-build-trait-charges = Ladungen
xw-build-trait-limited = Limitiert
xw-build-trait-weapon = Waffe
xw-build-trait-device = Vorrichtung
xw-build-by-name = Name
xw-build-by-cheap = Punkte, wenigste zuerst
xw-build-by-dear = Punkte, meiste zuerst
xw-build-by-initiative = Initiative, höchste zuerst
xw-build-by-threat = Bedrohung, höchste zuerst
xw-build-weapons = Waffen
xw-build-primary = Primärwaffe
xw-build-card = Karte und Manöverrad von { $name }
xw-build-condition = Zustand { $name }.
xw-weapon-dice = { $count ->
    [one] 1 Angriffswürfel
   *[other] { $count } Angriffswürfel
}
xw-weapon-range = Reichweite { $range }
xw-weapon-range-brief = R { $range }
xw-weapon-needs-lock = braucht eine Zielerfassung
xw-weapon-needs-focus = braucht einen Fokusmarker
xw-weapon-needs-calculate = braucht einen Berechnungsmarker
xw-weapon-spends = { $count ->
    [one] verbraucht 1 Ladung
   *[other] verbraucht { $count } Ladungen
}
xw-weapon-ordnance = kein Reichweitenbonus
xw-weapon-charges = { $count ->
    [one] 1 Ladung
   *[other] { $count } Ladungen
}
xw-weapon-recovers = { $count ->
    [one] 1 kommt jede Runde zurück
   *[other] { $count } kommen jede Runde zurück
}
xw-weapon-unrecoverable = nicht wiederherstellbar
xw-arc-front = vorn
xw-arc-rear = hinten
xw-arc-left = links
xw-arc-right = rechts
xw-arc-bullseye = Zentralbereich
xw-arc-full_front = ganz vorn
xw-arc-single_turret = Geschützturm
xw-arc-double_turret = Doppelgeschützturm

sp-build-squad-points = Trupppunkte
sp-build-point-cost = Punktekosten
sp-build-characters = Figuren
sp-build-tag = Merkmal
sp-build-edition = Gedruckt
sp-build-by-points = Punkte, meiste zuerst
sp-build-by-cheap = Punkte, wenigste zuerst
sp-build-by-force = Macht, meiste zuerst
sp-build-by-stamina = Ausdauer, meiste zuerst
sp-build-by-name = Name

sk-build-cards = Karten
sk-build-mana = Manakosten
sk-build-faction = Fraktion
sk-build-kind = Sorte
sk-build-one-rune = Von einer Fraktion
sk-build-two-runes = Von zwei Fraktionen
sk-build-ultimate = Jede ultimative Karte
sk-build-ultimates-of = Ultimative Karten von
sk-build-by-cost = Kosten, niedrigste zuerst
sk-build-by-dear = Kosten, höchste zuerst
sk-build-by-modifier = Modifikator, höchster zuerst
sk-build-by-name = Name

pm-build-starting = { $count } zu Beginn
pm-build-stars = Sterne
pm-build-vehicle = Fahrzeug
pm-build-bonus = Bonus
pm-build-bonus-to = Bonus auf
pm-build-by-stars = Sterne, meiste zuerst
pm-build-by-cheap = Sterne, wenigste zuerst
pm-build-by-attack = Angriff, höchster zuerst
pm-build-by-damage = Schaden, höchster zuerst
pm-build-by-defense = Verteidigung, höchste zuerst
pm-build-by-shields = Schilde, meiste zuerst
pm-build-by-icons = Symbole, meiste zuerst
pm-build-by-bonus = Bonus, höchster zuerst
pm-build-by-name = Name
