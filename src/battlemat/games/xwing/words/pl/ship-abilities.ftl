### Co robią karty, naszymi słowami: ship-abilities.

ability-ship-vectoredthrusters = Po wykonaniu akcji możesz wykonać czerwoną akcję dopalacza.
ability-ship-advancedtargetingcomputer = Atak bronią podstawową na namierzony statek: o 1 kość ataku więcej, a 1 trafienie staje się krytycznym.
ability-ship-concordiafaceoff = Gdy bronisz się w zasięgu ataku 1, a atakujący jest w twoim przednim łuku, 1 twój wynik staje się unikiem.
