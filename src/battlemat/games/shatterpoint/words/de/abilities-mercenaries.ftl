### Was Fähigkeiten bewirken, in eigenen Worten: Bounty Hunters, Cad Bane, Gwarm, Hondo.

text-tools-of-the-trade = Wähle: eine gegnerische Einheit in Reichweite 3 wird entwaffnet, oder diese Einheit hat für den Zug Scharfschütze [2] und Wucht [2].
text-payday = Wenn du eine Befehlskarte aufdeckst: diese Einheit hat für den Zug ein beliebiges weiteres Merkmal.
text-how-about-you-step-aside = Ein Gegner in Reichweite 3, der um ein aktives Ziel kämpft, darf davon weg spurten. Kämpft er nicht mehr darum, wird seine Einheit entwaffnet, sonst ungeschützt und gestresst.
text-no-one-gets-between-me-and-my-job = Nach der Kampfaktion einer anderen verbündeten Einheit, wenn diese nicht im Handgemenge ist: die Einheit eines Angegriffenen in Reichweite 4 erleidet 2 Schaden; ist keiner so nah, darf jeder Charakter auf einen davon zu springen.
text-ill-take-on-any-job-for-the-right-price = Wenn ein Verbündeter eine gegnerische Einheit anschlägt: erneuere 1 Macht und ein Charakter darf heilen; ist es ein Kopfgeldjäger, erneuere 1 weitere.
text-exit-strategy = Die Charaktere dieser Einheit dürfen auch im Handgemenge klettern.
text-pack-hunter--gwarm = Diese Einheit würfelt 2 Würfel mehr bei Nahkampfangriffen auf einen Gegner, der mit einem anderen verbündeten Weequay im Handgemenge ist.
text-thats-just-good-business = Erneuere 1 Macht für jedes aktive Ziel, das dein Gegner kontrolliert.
text-inspiring-stories-so-many-of-them-true = Ein Charakter dieser Einheit und jeder Charakter einer anderen verbündeten Einheit darf spurten.
text-what-have-we-here = Eine gegnerische Einheit in Reichweite 2 wird fixiert und gestresst; liegt ihre Befehlskarte in Reserve, darfst du sie für 1 Macht in ihr Deck mischen.
text-this-effort-is-no-longer-profitable = Wenn eine andere verbündete Einheit in Reichweite 4 angeschlagen wird: ein Charakter darf die Position wechseln, aber nicht im Handgemenge enden.
text-fair-whats-fair = Greift ein verbündeter Schurke in einer Kampfaktion einen Gegner im Handgemenge mit dieser Einheit an, darf er 2 Würfel mehr werfen; danach wird jede andere verbündete Einheit in Reichweite 2 des Verteidigers gestresst.
