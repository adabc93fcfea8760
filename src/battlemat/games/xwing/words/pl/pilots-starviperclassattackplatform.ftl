### Co robią karty, naszymi słowami: pilots-starviperclassattackplatform.

ability-pilot-princexizor = Gdy się bronisz, po zneutralizowaniu wyników inny przyjazny statek w zasięgu 0–1 i w łuku ataku może przyjąć jedno z pozostałych trafień za ciebie.
