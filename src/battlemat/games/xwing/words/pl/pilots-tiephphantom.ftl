### Co robią karty, naszymi słowami: pilots-tiephphantom.

ability-pilot-whisper = Po twoim trafionym ataku otrzymujesz 1 żeton uniku.
