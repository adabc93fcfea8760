### Was Fähigkeiten bewirken, in eigenen Worten: auf den Karten.

text-incoming = Verbündete Klontruppen-Einheiten in Reichweite 3 mit Duckmarker sind immun gegen ungeschützt.
text-forward-scout = Diese Einheit darf in Reichweite 2 des Primärcharakters aufgestellt werden; Klontruppen-Unterstützungscharaktere ihres Trupps stattdessen in Reichweite 1 dieser Einheit.
text-lay-low = Solange sie einen Duckmarker hat, fügt diese Einheit Verteidigungswürfen gegen Fernkampfangriffe 1 Kompetenz hinzu.
text-wolfpack = Solange diese Einheit nicht angeschlagen ist: kritische Treffer eines verbündeten Klontrupplers kann der Gegner nicht ändern, wenn das Ziel in Reichweite 5 einer anderen verbündeten Klontruppen-Einheit ist.
text-we-can-take-him-down-easy = Wenn diese Einheit einen Primärcharakter angreift, würfelt sie 2 Würfel mehr.
text-we-specialize-in-making-entrances = Nachdem ein Verbündeter aus Fil’s Squad in einer Kampfaktion einen Gegner in Reichweite 2 eines aktiven Ziels angegriffen hat: ein verbündeter Jedi darf auf dieses Ziel zu laufen.
text-commanding-presence = Wenn eine verbündete Soldateneinheit der Galaktischen Republik in Reichweite 3 einen Zustand erhält, darf sie stattdessen 1 Schaden erleiden.
text-relax-ill-handle-this = Wenn diese Einheit in einer Kampfaktion im Fernkampf angreift, dürfen Heilungen des Angreifers auch Zustände von Verbündeten im Handgemenge mit dem Verteidiger entfernen.
