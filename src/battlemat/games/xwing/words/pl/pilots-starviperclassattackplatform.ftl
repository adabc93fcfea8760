### Co robią karty, naszymi słowami: pilots-starviperclassattackplatform.

ability-pilot-princexizor = Gdy się bronisz, po zneutralizowaniu wyników inny przyjazny statek w zasięgu 0–1 i w łuku ataku może przyjąć jedno z pozostałych trafień za ciebie.
ability-pilot-guri = Na początku fazy walki możesz otrzymać 1 żeton skupienia, jeśli wróg jest w zasięgu 0–1.
ability-pilot-dalanoberos-starviperclassattackplatform = Po pełnym wykonaniu manewru możesz otrzymać żeton stresu, aby obrócić statek w miejscu o 90°.
