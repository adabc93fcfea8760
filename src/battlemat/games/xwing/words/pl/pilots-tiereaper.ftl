### Co robią karty, naszymi słowami: pilots-tiereaper.

ability-pilot-vizier = Po w pełni wykonanym manewrze lotek o prędkości 1 możesz wykonać koordynację; pomijasz wtedy swój krok akcji.
ability-pilot-majorvermeil = Gdy atakujesz statek bez zielonych żetonów, możesz zmienić 1 pudło lub skupienie na trafienie.
ability-pilot-captainferoph = Gdy bronisz się przed statkiem bez zielonych żetonów, możesz zmienić 1 pudło lub skupienie na unik.
