### Was Karten tun, in eigenen Worten: pilots-tieadvancedv1.

ability-pilot-grandinquisitor = Du darfst 1 Macht ausgeben, um in Angriffsreichweite 2–3 den Bonus der Reichweite 1 zu haben oder ihn einem Angreifer in Reichweite 1 zu nehmen.
ability-pilot-seventhsister = Bei deinen Primärangriffen darfst du vor dem Neutralisieren 2 Macht ausgeben, um ein Ausweichen zu annullieren.
