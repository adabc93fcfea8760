### Was Fähigkeiten bewirken, in eigenen Worten: Leia, Luke, Han und Chewie auf dem Todesstern.

text-look-out-hes-loose = Ein Charakter darf spurten; ist er dann im Handgemenge, wähle einen dieser Gegner: er darf spurten. Seine Einheit wird ungeschützt, wenn er noch mit dieser Einheit im Handgemenge ist, sonst entwaffnet.
text-boring-conversation-anyway = Nach der Kampfaktion dieser Einheit darf ein Charakter die Position wechseln.
text-i-expect-to-be-well-paid = Wenn du eine Befehlskarte aufdeckst, erhält diese Einheit für den Zug ein Merkmal deiner Wahl.
text-were-all-fine-here-now-thank-you = Einmal pro Zug, wenn diese Einheit eine gegnerische anschlägt, darf ein Charakter heilen; dann erneuere 1 Macht.
text-grappling-hook = Jeder Charakter dieser Einheit darf klettern; tat es einer, erhält die Einheit einen Duckmarker.
text-hes-the-brains-sweetheart = Wenn ein verbündeter Charakter der Rebellenallianz oder Spion in Reichweite 3 mit Duckmarker in einer Kampfaktion im Fernkampf angreift, darf er bis zu zwei Fehlschläge neu werfen.
text-oh-the-uniform = Diese Einheit behält Duckmarker und darf sie erhalten, während sie im Handgemenge ist.
text-into-the-garbage-chute-flyboy = Jeder Charakter einer anderen verbündeten Einheit der Rebellenallianz oder mit dem Merkmal Spion darf spurten; dann erhält diese Einheit einen Duckmarker.
text-its-a-wonder-youre-still-alive = Wähle einen Charakter dieser Einheit und einen anderen Verbündeten: einer der beiden darf heilen, dann darf der andere spurten.
text-crack-shot = Scharfschütze [2]. Nach einer Fokusaktion dieser Einheit darf jeder ihrer Charaktere spurten.
text-somebodys-gotta-save-our-skins = Wenn ein Gegner eine andere verbündete Einheit anschlägt, darf ein Charakter auf ihn zu spurten und ihn mit 5 Würfeln angreifen; dann erhält eine andere verbündete Einheit in Reichweite 3 einen Duckmarker. Diese Einheit wirft je angeschlagener verbündeter Einheit in Reichweite 3 1 Verteidigungswürfel mehr.
