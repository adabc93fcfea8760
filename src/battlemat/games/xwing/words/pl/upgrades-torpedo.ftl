### Co robią karty, naszymi słowami: upgrades-torpedo.

ability-upgrade-protontorpedoes = 1 trafienie staje się krytycznym.
