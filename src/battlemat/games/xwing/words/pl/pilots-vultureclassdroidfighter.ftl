### Co robią karty, naszymi słowami: pilots-vultureclassdroidfighter.

ability-pilot-dfs081 = Broniący się przyjazny statek w zasięgu 0–1 może wydać żeton kalkulacji, aby zmienić wszystkie trafienia krytyczne w zwykłe.
ability-pilot-precisehunter = Przeciw obrońcy w twoim łuku celownika możesz przerzucić 1 pusty wynik.
ability-pilot-dfs311 = Na początku fazy walki możesz oddać jeden swój żeton kalkulacji innemu przyjaznemu statkowi w zasięgu 0–3.
ability-pilot-haorchallprototype = Gdy wrogi statek w twoim łuku celownika w zasięgu 0–2 zadeklaruje atak na inny przyjazny statek, możesz wykonać akcję kalkulacji lub namierzania.
