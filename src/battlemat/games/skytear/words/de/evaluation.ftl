### What counts when somebody asks how a match stands.

skytear-term-structures = Türme und Nexus
skytear-term-victory = Siegkarten
skytear-term-heroes = Helden
skytear-term-minions = Schergen
skytear-term-lanes = Herrschaft auf den Wegen
skytear-term-cards = Karten auf der Hand
