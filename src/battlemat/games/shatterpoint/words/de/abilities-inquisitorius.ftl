### Was Fähigkeiten bewirken, in eigenen Worten: Inquisitorius.

text-force-repulse = Wähle einen Charakter dieser Einheit; schiebe jeden anderen in Reichweite 2 von ihm, auch Verbündete, um Reichweite 2 weg.
text-resolve = Ein Charakter dieser Einheit, der um ein aktives Ziel kämpft, hat Schutz und ist standhaft.
text-force-pull = Ziehe einen Gegner in Reichweite 3 um Reichweite 2 heran.
text-you-know-who-we-are = Ein Charakter dieser Einheit und ein verbündeter Sekundär- oder Unterstützungscharakter des Inquisitorius dürfen spurten.
text-secrets-uncovered = Nimm deinem Gegner die Kontrolle über ein aktives Ziel.
text-the-temple-records-are-quite-complete = Wenn diese Einheit Ziel eines Nahkampfangriffs ist: du darfst ihre Haltungskarte umdrehen; gegen einen Machtnutzer wirf 2 Verteidigungswürfel mehr.
text-clearly-you-were-a-poor-student = Wenn ein Verbündeter des Galaktischen Imperiums eine gegnerische Einheit anschlägt: erneuere 1 Macht und ein verbündeter Charakter des Inquisitorius darf heilen; beides noch einmal, wenn sie ein Machtnutzer ist.
text-call-the-hunt = Ein verbündeter Unterstützungscharakter des Inquisitorius darf spurten und dann mit 5 Würfeln angreifen.
text-your-fear-betrays-you = Wenn diese Einheit angreift: wirf bis zu so viele Würfel neu, wie dein Gegner aktive Ziele kontrolliert.
