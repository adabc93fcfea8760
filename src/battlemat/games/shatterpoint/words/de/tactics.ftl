### Taktikkarten: eigene Entwürfe anstelle der veröffentlichten, die wir nicht kennen.

name-patient-design = Geduldiger Plan (Hauskarte)
name-studied-weakness = Erforschte Schwäche (Hauskarte)
name-swinging-logs = Schwingende Stämme (Hauskarte)
name-hidden-nets = Verborgene Netze (Hauskarte)

text-patient-design = Wähle eins: mache 1 Macht bereit, oder eine verbündete Einheit des Galaktischen Imperiums verliert 1 Schaden oder einen Zustand.
text-studied-weakness = Wähle eins: eine gegnerische Einheit wird ungeschützt, oder ein verbündeter Charakter des Galaktischen Imperiums darf spurten.
text-swinging-logs = Eine gegnerische Einheit in Reichweite 2 eines aktiven Ziels erleidet 1 Schaden.
text-hidden-nets = Eine gegnerische Einheit in Reichweite 3 eines verbündeten Ewok-Charakters wird fixiert.
