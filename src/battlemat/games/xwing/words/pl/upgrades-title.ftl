### Co robią karty, naszymi słowami: upgrades-title.

ability-upgrade-ghost = Może u ciebie zadokować prom szturmowy albo prom klasy Sheathipede; opuszcza cię tylko z tylnych wypustek.
ability-upgrade-houndstooth = Może u ciebie zadokować Z-95-AF4 Headhunter.
ability-upgrade-phantom = Możesz dokować z zasięgu 0–1.
ability-upgrade-landosmillenniumfalcon = Może u ciebie zadokować kapsuła ratunkowa; póki jest na pokładzie, jej osłony mogą przyjmować uszkodzenia za ciebie. Atakując podstawowo zestresowany statek, rzucasz 1 dodatkową kością.
