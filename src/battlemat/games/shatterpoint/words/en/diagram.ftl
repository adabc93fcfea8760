### The table in the terminal.

shatterpoint-diagram-setup = Setting up.
shatterpoint-diagram-turn = Turn { $turn }, player { $player } · { $struggle }
    .you = Turn { $turn }, yours · { $struggle }
shatterpoint-diagram-force = Force { $force }/{ $pool }, { $cards } orders
shatterpoint-diagram-attack = { $attacker } attacks { $defender }: { $attack } against { $defense }; { $successes } successes, { $damage } damage.
shatterpoint-diagram-legend = ░ low  ▒ level 1  ▓ level 2  - = open deck  # wall  ◇ ◆ ▲ ▽ objectives; S D E P conditions, W wounded, + injured, ∩ hunker
