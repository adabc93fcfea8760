### Co robią karty, naszymi słowami: upgrades-team.

ability-upgrade-bombardmentspecialists = Gdy atakujesz, możesz wydać 1 żeton kalkulacji, aby zwiększyć lub zmniejszyć wymagany zasięg broni o 1, w granicach 0–5.
ability-upgrade-commsteam = Po akcji koordynacji możesz wydać do 2 jednostek energii, aby koordynować tyle samo kolejnych statków w zasięgu 0–1 od koordynowanego.
ability-upgrade-damagecontrolteam = Przed swoją walką możesz wydać energię, aby odwrócić tyle samo swoich wyłączonych ulepszeń. Akcja: wydaj co najmniej 1 energię, aby naprawić tyle samo swoich odkrytych kart uszkodzeń statku.
ability-upgrade-gunneryspecialists = Atakując bronią podstawową lub z punktu uzbrojenia, możesz wydać energię, aby przerzucić tyle samo kości ataku.
ability-upgrade-igrmdroids = Gdy atakujesz, mając żeton kalkulacji, możesz zmienić 1 trafienie na krytyczne.
ability-upgrade-ordnanceteam = Podczas przeładowania możesz wydać do 3 jednostek energii, aby odzyskać tyle samo dodatkowych ładunków torped i pocisków. Po akcji przeładowania możesz wydać 1 energię, aby usunąć 1 żeton rozbrojenia.
ability-upgrade-sensorexperts = Możesz mieć do 3 namierzeń różnych obiektów. Po akcji namierzenia możesz wydać do 2 jednostek energii, aby namierzyć tyle samo innych obiektów w zasięgu 0–1 od namierzonego, niezależnie od odległości od ciebie.
