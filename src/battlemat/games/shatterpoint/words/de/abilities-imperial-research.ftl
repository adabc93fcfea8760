# Krennic, Death Trooper Specialist, Shoretroopers

text-deploy-the-garrison = Ein verbündeter Sturmtruppen-Unterstützungscharakter darf auf ein aktives Ziel zu spurten; seine Einheit erhält einen Duckmarker, und er darf mit 5 Würfeln angreifen.
text-your-concerns-are-hardly-warranted = Wenn eine andere verbündete Einheit angeschlagen wird und diese es nicht ist: der Gegner erhält 1 Fortschrittsmarker weniger.
text-we-stand-here-amidst-my-achievement = Wenn eine andere verbündete Primär- oder Sekundäreinheit eine gegnerische anschlägt: ein Charakter darf spurten und dann mit 5 Würfeln angreifen.
text-peace-and-security-for-the-galaxy = High Aspirations: am Ende ihrer Aktivierung übernimm die Kontrolle über ein aktives Ziel, um das diese Einheit kämpft, und behalte sie bis zum Beginn des nächsten Zuges. Arrogance: solange sie nicht angeschlagen ist, kostet ihre erste Fähigkeit je Zug 1 Macht weniger.
text-imperial-brutality = Ein Charakter dieser oder einer verbündeten Unterstützungseinheit des Galaktischen Imperiums darf spurten; ist seine Einheit im Handgemenge, werden sie und die Einheit eines Gegners darin ungeschützt.
text-garrison-force = Solange diese Einheit einen Duckmarker hat, haben ihre Angriffe außerhalb ihrer Aktivierung 1 Würfel mehr. Ein Charakter dieser Einheit, der um ein aktives Ziel kämpft, ist standhaft und hat Schutz.
