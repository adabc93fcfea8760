### What cards do, in our own words: upgrades-tech.

ability-upgrade-advancedoptics = While you attack, you may spend 1 focus token to turn 1 blank into a hit.
ability-upgrade-ferrospherepaint = After an enemy locks you from outside its bullseye arc, it gains 1 stress token.
ability-upgrade-patternanalyzer = While you fully execute a red maneuver, you may perform an action before its difficulty is checked.
ability-upgrade-primedthrusters = With 2 or fewer stress tokens you can still barrel roll and boost.
ability-upgrade-targetingsynchronizer = A friendly ship at range 1–2 needs no lock of its own to attack what you have locked.
ability-upgrade-hyperspacetrackingdata = Before forces are placed you may choose an initiative from 0 to 6 for setup. After setup each friendly ship at range 0–2 gains 1 focus or evade token.
ability-upgrade-biohexacryptcodes = When you coordinate or jam you may spend your lock on a ship to choose it at any range.
