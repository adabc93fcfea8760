### Co robią karty, naszymi słowami: pilots-yt2400lightfreighter.

ability-pilot-dashrendar = Podczas ruchu ignorujesz przeszkody.
ability-pilot-leebo = Po ataku lub obronie otrzymujesz żeton kalkulacji, jeśli jakiś wydałeś.
