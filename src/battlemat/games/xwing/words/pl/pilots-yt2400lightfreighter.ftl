### Co robią karty, naszymi słowami: pilots-yt2400lightfreighter.

ability-pilot-dashrendar = Podczas ruchu ignorujesz przeszkody.
