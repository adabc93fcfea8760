### Co robią karty, naszymi słowami: pilots-auzituckgunship.

ability-pilot-wullffwarro = Atak bronią podstawową, gdy masz uszkodzenia: możesz rzucić o 1 kość więcej.
ability-pilot-lowhhrick = Gdy przyjazny statek w zasięgu 0–1 zostanie zaatakowany, możesz wydać 1 żeton wzmocnienia, aby dać mu 1 żeton uniku.
