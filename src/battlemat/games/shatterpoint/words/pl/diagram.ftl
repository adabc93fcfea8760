### Stół w terminalu.

shatterpoint-diagram-setup = Rozstawianie.
shatterpoint-diagram-turn = Tura { $turn }, gracz { $player } · { $struggle }
    .you = Tura { $turn }, twoja · { $struggle }
shatterpoint-diagram-force = Moc { $force }/{ $pool }, rozkazy: { $cards }
shatterpoint-diagram-attack = { $attacker } atakuje: { $defender }; { $attack } przeciw { $defense }; sukcesy: { $successes }, obrażenia: { $damage }.
shatterpoint-diagram-legend = ░ nisko  ▒ poziom 1  ▓ poziom 2  - = otwarty pomost  # mur  ◇ ◆ ▲ ▽ cele; S D E P stany, W osłabienie, + okaleczenie, ∩ przyczajenie
