### Co robią karty, naszymi słowami: pilots-tiephphantom.

ability-pilot-whisper = Gdy twój atak trafi, otrzymujesz 1 żeton uniku.
ability-pilot-echo = Odmaskowujesz się szablonem łagodnego skrętu o prędkości 2 zamiast prostego.
