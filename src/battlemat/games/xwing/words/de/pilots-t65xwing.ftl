### Was Karten tun, in eigenen Worten: pilots-t65xwing.

ability-pilot-lukeskywalker = Wenn ein Angriff gegen dich angesagt wird, darfst du 1 Macht zurückerhalten.
ability-pilot-wedgeantilles = Wen du angreifst, der wirft 1 Verteidigungswürfel weniger.
ability-pilot-biggsdarklighter = Wenn ein anderes befreundetes Schiff in Reichweite 0–1 verteidigt und auch du im Angriffswinkel bist, darfst du einen Treffer oder kritischen Treffer selbst erleiden und ihn annullieren.
ability-pilot-thanekyrell = Beim Angriff darfst du ein Fokus-, Treffer- oder kritisches Ergebnis ausgeben: Sieh dir die verdeckten Schadenskarten des Verteidigers an und decke eine davon auf.
ability-pilot-kullbeesperado = Nach deiner Fassrolle- oder Schub-Aktion darfst du deine Konfiguration umdrehen.
ability-pilot-garvendreis-t65xwing = Nachdem du einen Fokusmarker ausgegeben hast, darfst du einem befreundeten Schiff in Reichweite 1–3 einen Fokusmarker verschaffen.
ability-pilot-garvendreis = Nachdem du einen Fokusmarker ausgegeben hast, darfst du einem befreundeten Schiff in Reichweite 1–3 einen Fokusmarker verschaffen.
ability-pilot-jekporkins = Nachdem du einen Stressmarker erhalten hast, darfst du einen Angriffswürfel werfen, um ihn loszuwerden; bei einem Treffer erleidest du 1 Schaden.
ability-pilot-leevantenza = Nach deiner Fassrolle- oder Schub-Aktion darfst du eine rote Ausweich-Aktion ausführen.
ability-pilot-edriotwotubes = Bevor du aktiviert wirst, darfst du eine Aktion ausführen, wenn du einen Fokusmarker hast.
