### Was Aufwertungen fragen und sagen.

xwing-ask-which-token = { $ship }: welcher Marker?
xwing-ask-give-token = Welcher Marker geht an { $ship }?
xwing-ask-turn-ship = { $ship }: um wie viel drehen?
xwing-ask-take-hit = { $card }: Erleidet { $ship } lieber 1 Schaden, statt beschossen zu werden?
xwing-ask-take-strain = { $card }: Nimmt { $ship } 1 Überlastung, um das Ausweichen zu verhindern?
xwing-ask-take-stress = { $card }: Nimmt { $ship } 1 Stressmarker?
xwing-ask-lose-green = { $card }: Entfernt { $ship } einen grünen Marker?
xwing-ask-lose-cloak = { $ship }: enttarnen oder den Tarnungsmarker abwerfen?
xwing-option-discard-cloak = Den Tarnungsmarker abwerfen
xwing-ask-ion-for-disarm = { $ship }: 1 Ionenmarker nehmen, um 1 Entwaffnung zu entfernen?
xwing-ask-force-not-focus = { $ship }: 1 Macht zurückerhalten statt einen Fokusmarker?
xwing-ask-cancel = { $card }: Welches Ergebnis wird aufgehoben?
xwing-ask-name-result = { $card }: Welches Ergebnis nennst du?
xwing-ask-change-die = Welcher Würfel zeigt dann: { $to }?
xwing-ask-guess = { $card }: Wie viele Ausweichen?
xwing-event-dial-seen = { $player } sieht sich das Rad von { $ship } an.
    .you = Du siehst dir das Rad von { $ship } an: { $maneuver }.
xwing-event-initiative = { $ship } hat jetzt Initiative { $initiative }.
what-rotate = dreht sich auf der Stelle
xwing-event-worked = { $card } ({ $ship }) gibt den Ausschlag.
