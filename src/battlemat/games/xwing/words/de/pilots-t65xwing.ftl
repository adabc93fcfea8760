### Was Karten tun, in eigenen Worten: pilots-t65xwing.

ability-pilot-lukeskywalker = Wenn ein Angriff gegen dich angesagt wird, darfst du 1 Macht zurückerhalten.
ability-pilot-wedgeantilles = Wen du angreifst, der wirft 1 Verteidigungswürfel weniger.
ability-pilot-biggsdarklighter = Wenn ein anderes befreundetes Schiff in Reichweite 0–1 verteidigt und auch du im Angriffswinkel bist, darfst du einen Treffer oder kritischen Treffer selbst erleiden und ihn annullieren.
