### Co robią karty, naszymi słowami: pilots-tieddefender.

ability-pilot-rexlerbrath = Po twoim trafionym ataku, jeśli masz żeton uniku, odsłania się kartę uszkodzenia obrońcy.
