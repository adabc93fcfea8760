### Der Tisch im Terminal.

shatterpoint-diagram-setup = Aufbau.
shatterpoint-diagram-turn = Zug { $turn }, Spieler { $player } · { $struggle }
    .you = Zug { $turn }, deiner · { $struggle }
shatterpoint-diagram-force = Macht { $force }/{ $pool }, { $cards } Befehle
shatterpoint-diagram-attack = { $attacker } greift { $defender } an: { $attack } gegen { $defense }; { $successes } Erfolge, { $damage } Schaden.
shatterpoint-diagram-legend = ░ niedrig  ▒ Ebene 1  ▓ Ebene 2  - = offener Steg  # Mauer  ◇ ◆ ▲ ▽ Ziele; S D E P Zustände, W angeschlagen, + verletzt, ∩ geduckt
