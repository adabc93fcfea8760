# Lando, Lobot

text-how-you-doin-ya-old-pirate = Wähle eine andere nicht angeschlagene Schurken-Einheit in Reichweite 4: ist sie verbündet, darf einer ihrer Charaktere spurten. Dann darf diese Einheit ihr alle ihre Zustände geben.
text-hedged-bets = Bevor du dein Befehlsdeck erneuerst, wähle je bereiter Macht eine Einheit: ein Verbündeter verliert einen Zustand, ein Gegner erhält einen deiner Wahl.
text-sabacc-shift = Einmal pro Zug, wenn die Befehlskarte dieser Einheit aufgedeckt wird, darf sie einen Zustand erhalten, den sie nicht hat: erneuere 2 Macht, mische die Karte zurück und decke eine andere auf, die nicht reserviert werden kann.
text-conflicting-responsibilities = Am Ende des Aufbaus wähle für das Spiel Galaktisches Imperium oder Rebellenallianz. Wenn du eine Befehlskarte aufdeckst, darf eine verbündete Schurken-Einheit für den Zug ein Merkmal dieser Einheit haben.
text-detain = Ein verbündeter Schurke darf spurten; dann wird die Einheit eines Gegners in Reichweite 3 von ihm fixiert oder entwaffnet.
text-security-network = Ein anderer verbündeter Sekundär- oder Unterstützungscharakter der Schurken in Reichweite 4 darf spurten und dann einen Gegner, der um ein aktives Ziel kämpft, mit 5 Würfeln angreifen.
text-battlefield-calculations = Wenn eine andere verbündete Einheit in ihrer Aktivierung laufend, spurtend, springend oder kletternd in Reichweite 2 endet: sie führt eine Fokusaktion aus.
