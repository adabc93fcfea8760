### Co robią karty, naszymi słowami: pilots-tiereaper.

ability-pilot-vizier = Po w pełni wykonanym manewrze lotek o prędkości 1 możesz wykonać koordynację; pomijasz wtedy swój krok akcji.
