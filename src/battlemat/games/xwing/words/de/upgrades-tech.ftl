### Was Karten tun, in eigenen Worten: upgrades-tech.

ability-upgrade-advancedoptics = Während du angreifst, darfst du 1 Fokusmarker ausgeben, um 1 leeres Ergebnis in einen Treffer zu ändern.
ability-upgrade-ferrospherepaint = Erfasst dich ein Feind, ohne dass du in seinem Fadenkreuzwinkel bist, erhält er 1 Stressmarker.
ability-upgrade-patternanalyzer = Während du ein rotes Manöver vollständig ausführst, darfst du eine Aktion ausführen, bevor die Schwierigkeit geprüft wird.
ability-upgrade-primedthrusters = Mit höchstens 2 Stressmarkern kannst du weiterhin Fassrollen und Schübe ausführen.
ability-upgrade-targetingsynchronizer = Ein befreundetes Schiff in Reichweite 1–2 braucht keine eigene Zielerfassung, um ein von dir erfasstes Ziel anzugreifen.
ability-upgrade-hyperspacetrackingdata = Vor dem Aufstellen darfst du für den Aufbau eine Initiative von 0 bis 6 wählen. Danach erhält jedes befreundete Schiff in Reichweite 0–2 1 Fokus- oder Ausweichmarker.
ability-upgrade-biohexacryptcodes = Wenn du koordinierst oder störst, darfst du deine Zielerfassung auf ein Schiff ausgeben, um es in beliebiger Reichweite zu wählen.
