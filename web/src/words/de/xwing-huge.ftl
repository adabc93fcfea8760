### X-Wing am Tisch: Großschiffe, ihr Zähler und was sie überfahren.

xw-tracker = { $shields } von { $limit } Schilden, { $hull } Hülle, { $energy } von { $most } Energie
xw-hard-energy = schwer: 1 Energie
xw-fore-red-energy = Schwer: kostet 1 Energie statt Stress
xw-fore-over = Überfährt { $list }: je { $damage } { $damage ->
    [one] kritischer Schaden
   *[other] kritische Schäden
  }, dann hinter ihm zurückgestellt; es wirft { $dice } Würfel
xw-fore-strikes = Rammt { $list }: gebremst auf { $speed } { $bearing }, und { $damage } { $damage ->
    [one] kritischer Schaden
   *[other] kritische Schäden
  } für jedes Großschiff
xw-fore-crush = Endet auf Hindernissen: sie werden entfernt; Felsen kosten 1 kritischen Schaden und eine Stressmarke, Wolken eine Störmarke
xw-shot-arc = { $dice } Würfel in Reichweite { $range } · { $arc ->
    [rear] hinten
    [left] links
    [right] rechts
    [full_front] ganz vorn
    [full_rear] ganz hinten
    [bullseye] Zentralbereich
   *[front] vorn
  }
xw-shot-expected = { $dice } Würfel in Reichweite { $range } · { $arc ->
    [rear] hinten
    [left] links
    [right] rechts
    [full_front] ganz vorn
    [full_rear] ganz hinten
    [bullseye] Zentralbereich
   *[front] vorn
  } · { $damage } Schaden
xw-state-aside = beiseite
xw-kind-of-put-back = Überlappung · zurückstellen
xw-kind-of-put-back-ship = Überlappung · zurückstellen
xw-kind-of-point-turret = Aufbau · Geschütztürme
xw-kind-of-rotate-turret = Aktivierung · drehen
xw-kind-of-rotate-other = Aktivierung · drehen
xw-foresee-ship = Hier steht ein anderes Schiff
xw-foresee-behind = Nicht hinter dem Großschiff in Reichweite 0–1
xw-foresee-outside = Nicht auf dem Spielfeld
