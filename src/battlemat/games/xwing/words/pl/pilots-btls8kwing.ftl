### Co robią karty, naszymi słowami: pilots-btls8kwing.

ability-pilot-mirandadoni = W ataku podstawowym możesz wydać 1 osłonę, aby rzucić 1 dodatkową kością, albo, nie mając osłon, rzucić 1 kością mniej, aby odzyskać 1 osłonę.
ability-pilot-esegetuketu = Przyjazne statki w zasięgu 0–2 mogą wydawać twoje żetony skupienia, gdy atakują lub się bronią.
