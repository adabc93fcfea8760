### Co robią karty, naszymi słowami: damage-cards.

ability-damage-panickedpilot = Otrzymujesz 2 żetony stresu; potem ta karta zostaje naprawiona.
ability-damage-blindedpilot = Kości ataku możesz modyfikować tylko Mocą. Akcja: napraw tę kartę.
ability-damage-woundedpilot = Po wykonaniu akcji rzuć 1 kością ataku: przy trafieniu (także krytycznym) otrzymujesz 1 żeton stresu. Akcja: napraw tę kartę.
ability-damage-stunnedpilot = Po manewrze przez przeszkodę lub na nią otrzymujesz 1 uszkodzenie.
ability-damage-consolefire = Przed walką rzuć 1 kością ataku: przy trafieniu otrzymujesz 1 uszkodzenie. Akcja: napraw tę kartę.
ability-damage-damagedengine = Twoje ostre skręty są o stopień trudniejsze.
ability-damage-weaponsfailure = Rzucasz o 1 kość ataku mniej. Akcja: napraw tę kartę.
ability-damage-hullbreach = Zamiast zwykłych otrzymujesz uszkodzenia krytyczne. Akcja: napraw tę kartę.
ability-damage-structuraldamage = Rzucasz o 1 kość obrony mniej.
ability-damage-damagedsensorarray = Możesz wykonywać tylko skupienie i akcje kart uszkodzeń. Akcja: napraw tę kartę.
ability-damage-loosestabilizer = Po manewrze innym niż prosty otrzymujesz 1 uszkodzenie i naprawiasz tę kartę. Akcja: napraw tę kartę.
ability-damage-disabledpowerregulator = Przed walką otrzymujesz 1 żeton jonizacji. Po manewrze jonowym ta karta zostaje naprawiona.
ability-damage-fuelleak = Po otrzymaniu 1 uszkodzenia krytycznego otrzymujesz 1 zwykłe i naprawiasz tę kartę. Akcja: napraw tę kartę.
ability-damage-directhit = Otrzymujesz 1 uszkodzenie; potem ta karta zostaje naprawiona.
