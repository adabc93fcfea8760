### Was Fähigkeiten bewirken, in eigenen Worten: auf den Karten.

text-capture-wire = Ziehe einen Gegner in Reichweite 3 eines Charakters um Reichweite 2 heran; seine Einheit wird fixiert.
text-not-so-fast = Wenn der Gegner eine Einheit aus der Reserve aktiviert: ein Charakter darf spurten und dann diese Einheit mit 5 Würfeln angreifen.
text-im-just-looking-to-get-paid = Wenn diese Einheit eine Primär- oder Sekundäreinheit anschlägt: erneuere 2 Macht, und ein Charakter darf zweimal heilen.
text-my-client-is-getting-impatient = Nach der Fokusaktion dieser Einheit darf ein Charakter springen.
