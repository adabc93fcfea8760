### Was Karten tun, in eigenen Worten: conditions.

ability-condition-hunted = Nachdem du zerstört wurdest, erhält ein anderes befreundetes Schiff deiner Wahl diesen Zustand.
ability-condition-illshowyouthedarkside = Auf diesem Zustand liegt eine Piloten-Schadenskarte. Würdest du einen kritischen Schaden erleiden, erhältst du stattdessen diese Karte, und der Zustand endet.
ability-condition-listeningdevice = In der Systemphase wird dein Rad aufgedeckt, wenn ein feindliches Schiff mit dem Informant in Reichweite 0–2 ist.
ability-condition-optimizedprototype = Bei einem Bug-Primärangriff auf ein von deinem Director Krennic erfasstes Schiff darfst du ein Ergebnis ausgeben: Der Verteidiger verliert einen Schild, oder eine seiner Schadenskarten wird aufgedeckt.
ability-condition-rattled = Nachdem eine Bombe oder Mine in Reichweite 0–1 detoniert ist, erleidest du 1 kritischen Schaden, und der Zustand endet. Aktion ohne Bombe oder Mine in Reichweite 0–1: Der Zustand endet.
ability-condition-suppressivefire = Gegen alle außer Captain Rex wirfst du 1 Angriffswürfel weniger. Es endet, wenn er verteidigt hat, zerstört ist oder in einer Kampfphase nicht angreift.
ability-condition-decoyed = Verteidigst du, darf jede befreundete Naboo Handmaiden im Angriffswinkel einen Ausweichmarker ausgeben, um eines deiner Ergebnisse in Ausweichen zu ändern, oder bei einem N-1 eines hinzuzufügen.
ability-condition-compromisingintel = In der Systemphase wird dein Rad aufgedeckt, wenn die feindliche Vi Moradi in Reichweite 0–3 ist. Gegen sie kannst du keine Fokusmarker ausgeben.
xwing-ask-weak-spot = { $ship }: was verliert es?
xwing-option-shield = Einen Schild
ability-condition-itstheresistance = Du beginnst in der Reserve. Du kommst in Reichweite 1 einer beliebigen Kante und außerhalb von Reichweite 3 aller Feinde, sobald alle Ladungen des befreundeten GA-97 aktiv sind, oder mit einem Entwaffnungsmarker, wenn er zerstört wird.
