### X-Wing przy stole: wielkie statki, ich licznik i to, co taranują.

xw-tracker = { $shields } z { $limit } osłon, { $hull } kadłuba, { $energy } z { $most } energii
xw-hard-energy = trudny: 1 energia
xw-fore-red-energy = Trudny: kosztuje 1 energię zamiast stresu
xw-fore-over = Taranuje: { $list }. Każdy otrzymuje { $damage } { $damage ->
    [one] krytyczne obrażenie
    [few] krytyczne obrażenia
   *[other] krytycznych obrażeń
  } i wraca za rufę; kości do rzutu: { $dice }
xw-fore-strikes = Uderza w: { $list }. Zwalnia do { $speed } { $bearing }, a każdy wielki statek otrzymuje { $damage } { $damage ->
    [one] krytyczne obrażenie
    [few] krytyczne obrażenia
   *[other] krytycznych obrażeń
  }
xw-fore-crush = Kończy na przeszkodach: są usuwane; skały kosztują 1 krytyczne obrażenie i żeton stresu, chmury żeton zakłócenia
xw-shot-arc = kości: { $dice }, zasięg { $range } · { $arc ->
    [rear] tył
    [left] lewo
    [right] prawo
    [full_front] pełny przód
    [full_rear] pełny tył
    [bullseye] centralna strefa
   *[front] przód
  }
xw-shot-expected = kości: { $dice }, zasięg { $range } · { $arc ->
    [rear] tył
    [left] lewo
    [right] prawo
    [full_front] pełny przód
    [full_rear] pełny tył
    [bullseye] centralna strefa
   *[front] przód
  } · obrażenia { $damage }
xw-state-aside = odłożony
xw-kind-of-put-back = Nałożenie · odstawianie
xw-kind-of-put-back-ship = Nałożenie · odstawianie
xw-kind-of-point-turret = Rozstawienie · wieżyczki
xw-kind-of-rotate-turret = Aktywacja · obrót
xw-kind-of-rotate-other = Aktywacja · obrót
xw-foresee-ship = Stoi tu inny statek
xw-foresee-behind = Nie za wielkim statkiem w zasięgu 0–1
xw-foresee-outside = Poza stołem
