### Co robią karty, naszymi słowami: pilots-tiereaper.

ability-pilot-vizier = Po w pełni wykonanym manewrze lotek o prędkości 1 możesz wykonać koordynację; pomijasz wtedy swój krok akcji.
ability-pilot-majorvermeil = Przeciw obrońcy bez zielonych żetonów możesz zmienić pusty wynik lub skupienie na trafienie.
ability-pilot-captainferoph = Przeciw atakującemu bez zielonych żetonów możesz zmienić pusty wynik lub skupienie na unik.
