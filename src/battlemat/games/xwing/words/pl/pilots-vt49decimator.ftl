### Co robią karty, naszymi słowami: pilots-vt49decimator.

ability-pilot-captainoicunn = Możesz wykonywać ataki podstawowe w zasięgu 0.
