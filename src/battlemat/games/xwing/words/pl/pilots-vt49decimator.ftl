### Co robią karty, naszymi słowami: pilots-vt49decimator.

ability-pilot-rearadmiralchiraneau = Gdy atakujesz statek po wzmocnionej stronie, możesz zmienić 1 skupienie na trafienie krytyczne.
ability-pilot-captainoicunn = Możesz atakować bronią podstawową w zasięgu 0.
