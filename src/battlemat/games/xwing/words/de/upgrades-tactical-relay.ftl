### Was Karten tun, in eigenen Worten: upgrades-tactical-relay.

ability-upgrade-k2b4 = Ein verteidigendes befreundetes Schiff in Reichweite 0–3 darf 1 Berechnungsmarker ausgeben, um ein Ausweichen hinzuzufügen, außer der Angreifer nimmt 1 Überlastung.
ability-upgrade-kraken = In der Endphase dürfen bis zu 3 befreundete Schiffe in Reichweite 0–3 je 1 Berechnungsmarker behalten.
ability-upgrade-ta175 = Wird ein befreundetes Schiff mit Berechnen auf der Leiste in Reichweite 0–3 zerstört, erhält jedes andere solche Schiff in Reichweite 0–3 1 Berechnungsmarker.
ability-upgrade-tv94 = Ein befreundetes Schiff in Reichweite 0–3 mit höchstens 2 Angriffswürfeln in einem Primärangriff in seinem Fadenkreuzwinkel darf 1 Berechnungsmarker ausgeben, um einen Treffer hinzuzufügen.
