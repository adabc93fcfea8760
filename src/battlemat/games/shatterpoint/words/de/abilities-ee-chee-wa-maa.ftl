### Was Fähigkeiten bewirken, in eigenen Worten: Logray, Wicket, C-3PO und R2-D2.

text-brilliant-oration = Ein verbündeter Ewok-Unterstützungscharakter in Reichweite 4, dann ein Charakter dieser Einheit, darf eines davon tun: spurten, zweimal heilen, einen Duckmarker erhalten, mit 5 Würfeln angreifen.
text-r2-im-not-sure-thats-such-a-good-idea = Wenn eine verbündete Einheit der Rebellenallianz oder der Ewoks in Reichweite 4 ihre Aktivierung beginnt, darf sie einen Zustand verlieren.
text-divine-influence = Verbündete Ewoks in Reichweite 5: in der Haltung Against My Programming haben sie Überwinden und dürfen im Handgemenge klettern, in Angry Trilling sind sie standhaft.
text-goodness-gracious-me = Solange eine nicht angeschlagene verbündete Ewok-Einheit in Reichweite 3 ist, kann diese Einheit kein Ziel von Fernkampfangriffen sein.
text-inspiring-presence = Verbündete Einheiten der Ewok-Krieger erhalten je einen Duckmarker und dürfen 2 Schaden oder einen Zustand verlieren; dann dürfen verbündete Ewok-Kundschafter spurten.
text-elders-command = Ein verbündeter Ewok-Unterstützungscharakter in Reichweite 4 darf spurten; dann darf er einen Duckmarker erhalten, einen Zustand verlieren oder mit 5 Würfeln angreifen.
text-protective-wards = Solange diese Einheit nicht angeschlagen ist, werfen Charaktere anderer verbündeter Ewok-Einheiten in Reichweite 4 1 Verteidigungswürfel mehr.
text-secret-ingredients = Wenn eine verbündete Ewok-Einheit eine gegnerische anschlägt, wirf einen Angriffswürfel: ein Treffer oder kritischer Treffer erneuert 1 Macht, bei einem Fehlschlag oder Kompetenz darf jeder Charakter dieser Ewok-Einheit spurten.
text-lead-the-charge = Wähle einen Gegner in Sicht und eine verbündete Ewok-Unterstützungseinheit in Reichweite 3: die Charaktere beider Einheiten dürfen auf den Gegner zu spurten.
text-hunting-horn = Jede gegnerische Einheit in Reichweite 3 wird ungeschützt, wenn dort einer ihrer Charaktere im Handgemenge ist, sonst fixiert.
