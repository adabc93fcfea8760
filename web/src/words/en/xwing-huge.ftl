### X-Wing at the table: huge ships, their tracker and what they run over.

xw-tracker = { $shields } of { $limit } shields, { $hull } hull, { $energy } of { $most } energy
xw-hard-energy = hard: 1 energy
xw-fore-red-energy = Hard: costs 1 energy instead of stress
xw-fore-over = Runs over { $list }: { $damage } critical damage each, then put back behind it; it rolls { $dice } { $dice ->
    [one] die
   *[other] dice
  }
xw-fore-strikes = Strikes { $list }: slowed down to { $speed } { $bearing }, and { $damage } critical damage to each huge ship
xw-fore-crush = Ends on obstacles: they are removed; rocks cost 1 critical damage and a stress token, clouds a jam token
xw-shot-arc = { $dice } dice at range { $range } · { $arc ->
    [rear] rear
    [left] left
    [right] right
    [full_front] full front
    [full_rear] full rear
    [bullseye] bullseye
   *[front] front
  }
xw-shot-expected = { $dice } dice at range { $range } · { $arc ->
    [rear] rear
    [left] left
    [right] right
    [full_front] full front
    [full_rear] full rear
    [bullseye] bullseye
   *[front] front
  } · { $damage } damage
xw-state-aside = set aside
xw-kind-of-put-back = Overlap · put back
xw-kind-of-put-back-ship = Overlap · put back
xw-kind-of-point-turret = Setup · turrets
xw-kind-of-rotate-turret = Activation · rotate
xw-kind-of-rotate-other = Activation · rotate
xw-foresee-ship = Another ship stands here
xw-foresee-behind = Not behind the huge ship at range 0–1
xw-foresee-outside = Off the table
