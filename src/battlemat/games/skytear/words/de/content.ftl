### Wörter zum Inhalt von Skytear nach Kennungen: Namen und was Karten und Fertigkeiten tun.
### Die Tatsachen und Operationen dazu stehen in content/*.toml.

## Fraktionen

faction-kurumo = Kurumo
    .about = Markieren, dann hart zuschlagen; wenig LP, also gewinnt, wer zuerst trifft.
    .realm = Kaeno
    .worship = Ein gegnerischer Held in Sichtlinie, das Ziel, wird Markiert, dann wird die Anbetungsfertigkeit dieses Helden ausgelöst. Auch ein bereits Markierter Held darf Ziel sein.
faction-liothan = Liothan
    .about = Zähe Kämpfer, die sich verwandeln und dadurch stärker werden.
    .realm = Grialth
    .worship = Ein befreundeter Held innerhalb von 3 Feldern wird Verwandelt; eine Sichtlinie ist nicht nötig. Ein Held, der sich selbst wählt, darf zuerst Erschöpft werden, damit der Zustand durch seine nächste Aktivierung hält.
faction-nupten = Nupten
    .about = Illusionen wirken aus der Ferne: Helden reichen dorthin, wo sie nicht stehen.
    .realm = Utsesh
    .worship = Die Illusion des Helden darf zuerst auf sein eigenes Feld gelegt werden; dann zieht sie bis zu 3 Felder, durch alles hindurch, auf ein Feld ohne Figuren und Marker. Nupten-Helden mit einer befreundeten Illusion in Sichtlinie sind projiziert und haben die Illusionsfertigkeit ihres Besitzers.
faction-taulot = Taulot
    .about = Pfeiler sichern den Boden ringsum; geduldig und schwer zu vertreiben.
    .realm = Xotlan
    .worship = Ein befreundeter Pfeiler darf entfernt werden, um die Anbetungsfertigkeit auszulösen; dann wird ein Pfeiler auf ein leeres Feld in Sichtlinie gesetzt, das Ziel. Es gibt nie mehr Pfeiler als Taulot-Helden. Eine Pfeilerfertigkeit wirkt, solange ein befreundeter Pfeiler in Sichtlinie ist.

## Runen, Klassen, Reichweiten, Kartenarten

rune-fire = Feuer
rune-air = Luft
rune-earth = Erde
rune-ice = Eis
class-assassin = Assassine
class-defender = Verteidiger
class-healer = Heiler
class-mage = Magier
    .text = Aller Schaden eines Magiers durchdringt: Rüstung verringert ihn nicht.
class-warrior = Krieger
range-melee = Nahkampf
range-ranged = Fernkampf
type-action = Aktion
    .text = Wird vom aktiven Helden gespielt, solange der Stapel leer ist.
type-reaction = Reaktion
    .text = Wird von einem beliebigen eigenen Helden auf dem Schlachtfeld gespielt, wann immer du Priorität hast.
source-house = Eigener Entwurf
source-rulebook = Aus dem Regelheft
source-public = Öffentlich bekannt

## Symbole der Fertigkeiten

icon-worship = Anbetung
    .text = Wird durch die Anbetungsaktion dieses Helden ausgelöst.
icon-shapeshift = Verwandlung
    .text = Wirkt, solange dieser Held Verwandelt ist.
icon-pillar = Pfeiler
    .text = Wirkt, solange dieser Held einen befreundeten Pfeiler in Sichtlinie hat.
icon-illusion = Illusion
    .text = Gehört jedem befreundeten Nupten-Helden, der die Illusion dieses Helden in Sichtlinie hat.
icon-none = Immer
    .text = Wirkt immer.

## Zustände

condition-slow = Verlangsamt
    .text = Die Bewegungsaktion ist 2 Felder kürzer.
condition-fast = Schnell
    .text = Die Bewegungsaktion ist 2 Felder länger.
condition-frenzy = Raserei
    .text = Der Held darf in seiner Aktivierung zwei Angriffsaktionen ausführen.
condition-disarmed = Entwaffnet
    .text = Schaden von Angriff und Scharmützel wird vor der Rüstung halbiert und aufgerundet.
condition-marked = Markiert
    .text = Fertigkeiten und Karten von Kurumo wirken auf diesen Helden stärker.
condition-shapeshifted = Verwandelt
    .text = Fertigkeiten mit dem Verwandlungssymbol wirken für diesen Helden.

## Schlachtfelder

board-two-lane = Schlachtfeld mit zwei Pfaden
board-three-lane = Schlachtfeld mit drei Pfaden
lane-left = linker Pfad
    .place = linker Pfad
lane-middle = mittlerer Pfad
    .place = mittlerer Pfad
lane-right = rechter Pfad
    .place = rechter Pfad
dome-centre = Kuppel
    .place = Kuppel
dome-left = linke Kuppel
    .place = linke Kuppel
dome-right = rechte Kuppel
    .place = rechte Kuppel
base-own = deine Basis
    .place = deine Basis
base-enemy = gegnerische Basis
    .place = gegnerische Basis
base-south = Basis des Südens
    .place = Basis des Südens
base-north = Basis des Nordens
    .place = Basis des Nordens
open-ground = freies Gelände
    .place = freies Gelände
side-own = deine Seite
    .mark = deine Seite
side-enemy = der Gegner
    .mark = Gegner
side-south = der Süden
    .mark = Süden
side-north = der Norden
    .mark = Norden

## Bereiche

area-rhombus-4 = vier Felder als Raute
area-triangle-3 = drei Felder, die einander berühren
area-line-3 = drei Felder in einer Reihe
area-ray-3 = drei Felder in einer Reihe, beginnend neben dem Wirkenden
area-hook-3 = ein Haken aus drei Feldern neben dem Wirkenden
area-ring-6 = die sechs Felder um den Wirkenden
area-flower-7 = ein Feld und seine sechs Nachbarn

## Helden

hero-akhuti = Akhuti
    .title = Strahlende Stimme
hero-corjof = Corjof
    .title = Graue Wacht
hero-cotlic = Cotlic
    .title = Hand Taulots
hero-gulbjarn = Gulbjarn
hero-haburat = Haburat
hero-sakoshi = Sakoshi
hero-tlakali = Tlakali
    .title = Hohe Narbenpriesterin
hero-yami = Yami

## Fertigkeiten der Helden

skill-bear-fury = Bärenwut
    .text = Gulbjarns Scharmützelschaden trifft jeden gegnerischen Helden im Bereich statt eines einzelnen.
skill-blessing-of-taulot = Segen Taulots
    .text = Cotlic hat +1 Rüstung.
skill-blood-price = Blutpreis
    .text = Ein befreundeter Held, das Ziel, heilt 2 LP.
skill-feral-majesty = Wilde Majestät
    .text = Gulbjarn hat +1 Scharmützelschaden für jeden Verwandelten befreundeten Helden innerhalb von 3 Feldern, sich selbst eingeschlossen.
skill-high-watch = Hohe Wacht
    .text = Deckungsfelder verbergen vor Corjof keine Gegner.
skill-hunters-mark = Mal des Jägers
    .text = Bis zum Ende dieser Aktivierung durchdringen Sakoshis Angriffsaktionen gegen Markierte Helden.
skill-mirrored-spears = Gespiegelte Speere
    .text = Ein projizierter Held hat +1 Angriff.
skill-pounce = Anspringen
    .text = Yami zieht bis zu 2 Felder und fügt dann dem Helden, auf den diese Anbetung zielte, 1 Schaden zu.
skill-raven-wings = Rabenschwingen
    .text = Corjof zieht durch Hindernisse, und seine Bewegungsaktion ist 1 Feld länger.
skill-resonating-light = Widerhallendes Licht
    .text = Ein projizierter Held hat +1 Rüstung.
skill-retribution = Vergeltung
    .text = Wenn eine Angriffsaktion Akhutis abgehandelt ist, erleidet ein anderer Gegner in Sichtlinie 1+ Schaden.
skill-scarred-flock = Gezeichnete Herde
    .text = In der Heldenphase wird Schaden an befreundeten Schergen in Tlakalis Sichtlinie verhindert.
skill-scent-of-guilt = Geruch der Schuld
    .text = Yami hat +1 Angriff gegen Markierte Helden.
skill-shield-brother = Schildbruder
    .text = Andere befreundete Helden neben Haburat haben +1 Rüstung.
skill-strength-of-the-king = Stärke des Königs
    .text = Cotlics Anbetung darf beliebig viele Pfeiler entfernen. Für jeden entfernten Pfeiler hat er bis zum Ende dieser Aktivierung +1 Scharmützelschaden.
skill-thin-the-herd = Die Herde lichten
    .text = Sakoshi hat +1 Scharmützelschaden gegen Markierte Helden.

## Machtkarten

card-blinding-peck = Blendender Schnabelhieb
    .text = Ein gegnerischer Held, das Ziel, hat bis zum Ende der Runde nur 1 Feld weit Sicht.
card-bow-to-me = Verneige dich
    .text = Jeder bereits Markierte gegnerische Held in Sichtlinie verliert 2 LP; dann wird jeder gegnerische Held in Sichtlinie Markiert.
card-clear-mind = Klarer Geist
    .text = Entferne beliebige Zustände deiner Wahl vom Wirkenden, dann Vorhersehen 2.
card-coming-storm = Aufziehender Sturm
    .text = Jeder gegnerische Held in Sichtlinie erleidet 1 Schaden und wird Verlangsamt.
card-creeping-darkness = Schleichende Finsternis
    .text = Ein gegnerischer Held, das Ziel, wird Entwaffnet.
card-crippling-precision = Lähmende Präzision
    .text = Ein gegnerischer Held, das Ziel, erleidet 1 Schaden und wird Verlangsamt; ist er Markiert, wird er auch Entwaffnet.
card-dodge = Ausweichen
    .text = Der Wirkende zieht bis zu 1 Feld.
card-dragon-strike = Drachenhieb
    .text = Der Wirkende gerät in Raserei und hat bis zum Ende seiner Aktivierung +1 Angriff.
card-feather-storm = Federsturm
    .text = Wähle ein Feld als Ziel: Jeder Gegner im Bereich erleidet 2+ Schaden, dann werden getroffene Helden 1 Feld gestoßen.
card-feral-vitality = Wilde Lebenskraft
    .text = Der Wirkende heilt 5 LP und wird Verwandelt.
card-grapple = Umklammern
    .text = Ziehe einen gegnerischen Helden, das Ziel, bis zu 2 Felder heran; steht er dann neben dem Wirkenden, erleidet er 1 Schaden.
card-hurricane-blow = Orkanschlag
    .text = Ein Gegner, das Ziel, erleidet 1 Schaden und wird dann 2 Felder gestoßen.
card-ice-wall = Eiswand
    .text = Wähle ein Feld als Ziel: Drei Felder in einer Reihe ohne Figuren, darunter das Ziel, sind bis zur nächsten Aktivierung des Wirkenden versperrt. Keine Figur darf sie betreten, und keine Sichtlinie geht hindurch.
card-ignite = Entzünden
    .text = Ein gegnerischer Held, das Ziel, erleidet 1 Schaden und hat in dieser Runde 1 Mana weniger.
card-life-steal = Lebensraub
    .text = Ein gegnerischer Held, das Ziel, erleidet 2 Schaden; der Wirkende heilt so viele LP, wie dieser Held verloren hat.
card-lightning-blades = Blitzklingen
    .text = Jeder Gegner neben dem Wirkenden oder neben seiner Illusion erleidet 3 Schaden.
card-lord-of-many = Herr über viele
    .text = Beschwöre 1 Schergen bei einem Kontrollmarker eines Pfades in Sichtlinie.
card-mud-flood = Schlammflut
    .text = Wähle ein Feld als Ziel: Jeder Gegner im Bereich erleidet 1 Schaden, getroffene Helden werden Verlangsamt.
card-my-kingdom = Mein Königreich
    .text = Setze bis zu 2 Pfeiler auf leere Felder in Sichtlinie, im Rahmen der Pfeilergrenze; dann erleidet jeder gegnerische Held neben einem befreundeten Pfeiler 2+ Schaden.
card-presence = Präsenz
    .text = Der Wirkende zählt in dieser Runde 1 mehr für die Kontrolle. Vorhersehen 2.
card-protection = Schutz
    .text = Ein befreundeter Held, das Ziel, hat bis zu seiner nächsten Aktivierung +2 Rüstung.
card-redirection = Umlenkung
    .text = Eine Angriffsaktion auf dem Stapel, die auf den gewählten befreundeten Helden zielt, wird stattdessen auf den Wirkenden oder seine Illusion gerichtet. Ihre Bedingungen werden beim Abhandeln geprüft.
card-ruse = List
    .text = Der Wirkende zieht bis zu 2 Felder.
card-sacrifice = Opfer
    .text = Als Kosten: Besiege 1 befreundeten Schergen in Sichtlinie. Ein befreundeter Held, das Ziel, heilt 2 LP.
card-shuriken-storm = Shuriken-Sturm
    .text = Wähle ein Feld als Ziel: Jeder Gegner im Bereich erleidet 2+ Schaden, Markierte Helden 1 mehr.
card-skytear-flux = Skytear-Fluss
    .text = Wähle einen befreundeten Helden auf dem Schlachtfeld: Er hat in dieser Runde 1 Mana mehr. Einmal im Spiel, nur für den ersten Spieler.
card-soul-tornado = Seelentornado
    .text = Jeder Gegner im Strahl erleidet 2 Schaden; dann werden getroffene Helden 1 Feld gestoßen.
card-thousandth-ritual = Tausendstes Ritual
    .text = Besiege bis zu 2 befreundete Schergen in Sichtlinie. Für jeden von ihnen erleidet ein gegnerischer Held in Sichtlinie 2 Schaden und ein befreundeter Held in Sichtlinie heilt 2 LP.
card-time-bend = Zeitkrümmung
    .text = Ein befreundeter Held, das Ziel, wird Schnell und darf bis zu 2 Felder ziehen.
card-time-glitch = Zeitfehler
    .text = Der Wirkende tauscht den Platz mit seiner Illusion, wenn auf deren Feld keine Figur steht.
card-turtle-formation = Schildkrötenformation
    .text = Der Wirkende und jeder befreundete Held neben ihm haben bis zur nächsten Aktivierung des Wirkenden +2 Rüstung.
card-unbridled-hatred = Entfesselter Hass
    .text = Ein benachbarter Gegner, das Ziel, erleidet 2+ Schaden, 1 mehr für jeden befreundeten Pfeiler in der Sichtlinie des Wirkenden.
card-unknown-terrain = Unbekanntes Gelände
    .text = Wähle ein Feld als Ziel: Es und seine Nachbarn gelten für befreundete Helden bis zur nächsten Aktivierung des Wirkenden als Deckungsfelder. Vorhersehen 1.
card-word-of-nupten = Wort Nuptens
    .text = Hebe den Effekt, der auf dem Stapel direkt unter diesem liegt, auf, wenn der gegnerische Held, der Ziel ist, ihn erzeugt hat.

## Siegkarten

victory-at-the-gates = Vor den Toren
    .text = Wenn die Kuppel abgehandelt ist, liegt der Kontrollmarker jedes Pfades neben dem gegnerischen Turm dieses Pfades oder, falls dieser zerstört ist, innerhalb von 3 Feldern um den gegnerischen Nexus.
victory-clean-sweep = Reiner Tisch
    .text = Gewinne beide Pfade und die Kuppel in derselben Schergenphase.
victory-left-tower = Durchbruch links
    .text = Zerstöre den gegnerischen Turm zu deiner Linken.
victory-right-tower = Durchbruch rechts
    .text = Zerstöre den gegnerischen Turm zu deiner Rechten.
victory-rout = Vernichtende Niederlage
    .text = Besiege sechs gegnerische Schergen in einer Runde.
victory-siege = Belagerung
    .text = Lass gegnerische Türme und den gegnerischen Nexus zusammen acht LP verlieren.
victory-six-controls = Den Boden halten
    .text = Gewinne sechs Herausforderungen, Pfade und Kuppel zusammengezählt.
victory-three-domes = Herr der Kuppel
    .text = Gewinne die Kuppel dreimal.
victory-three-heroes = Champions fallen
    .text = Besiege drei gegnerische Helden.
victory-two-heroes-turn = Blutiger Tag
    .text = Besiege zwei gegnerische Helden in einer Runde.

## Fremdlinge

outsider-rift-stalker = Rissjäger
outsider-stone-maw = Steinschlund
outsider-gale-wraith = Sturmgeist
outsider-ember-hydra = Gluthydra
outsider-frost-colossus = Frostkoloss
outsider-arrival = Ist er nicht auf dem Schlachtfeld, setze ihn auf ein freies Feld seiner Kuppel. Ist er dort, darfst du dasselbe tun oder ihn lassen, wo er steht.
skill-crush = Zermalmen
    .text = Ein benachbarter gegnerischer Held erleidet 2+ Schaden.
skill-fire-breath = Feueratem
    .text = Jeder Gegner im Strahl erleidet 1+ Schaden.
skill-ice-bulwark = Eisbollwerk
    .text = Befreundete Helden neben ihm haben bis zur nächsten Schergenphase +1 Rüstung.
skill-leap = Sprung
    .text = Setze ihn auf ein freies Feld neben einem gegnerischen Helden innerhalb von 3 Feldern.
skill-rending-wake = Reißende Spur
    .text = Jeder Gegner um ihn herum erleidet 2 Schaden.
skill-scatter = Zerstreuen
    .text = Stoße jeden gegnerischen Helden innerhalb von 2 Feldern 2 Felder weit.
skill-smouldering-gaze = Glimmender Blick
    .text = Ein gegnerischer Held in Sichtlinie wird Entwaffnet.
skill-swallow = Verschlingen
    .text = Besiege bis zu 2 gegnerische Schergen neben ihm.
skill-tailwind = Rückenwind
    .text = Jeder befreundete Held innerhalb von 3 Feldern wird Schnell.
skill-tremor = Beben
    .text = Jeder gegnerische Held innerhalb von 2 Feldern wird Verlangsamt.

## Teams

team-fire-and-ice = Feuer und Eis
team-earth-and-air = Erde und Luft
