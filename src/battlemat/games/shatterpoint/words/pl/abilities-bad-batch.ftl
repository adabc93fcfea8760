# Hunter, Echo, Tech, Wrecker, Omega

text-we-prefer-going-to-them = Postać innej sojuszniczej jednostki żołnierzy-klonów może się przemieścić; w Parszywej Zgrai może zamiast tego wykonać marsz.
text-enhanced-tracker = Po akcji ruchu wrogiej jednostki głównej postać może wykonać zryw w stronę jednej z jej postaci.
text-its-hard-to-compete-with-a-jedi = Gdy ta nieosłabiona jednostka się broni: może przerzucić do dwóch porażek, a mając Zagrożenie dowolnie wiele.
text-the-leader-of-the-batch = Gdy sojuszniczy żołnierz-klon atakuje w akcji walki, 1 porażka może zmienić się w trafienie; w Parszywej Zgrai w trafienie i wynik wyszkolenia.
text-fight-smarter-not-harder = Odrzuć znacznik przyczajenia tej jednostki: usuń kontrolę przeciwnika nad aktywnym celem w zasięgu 3.
text-keep-a-low-profile = Każda postać tej jednostki może wykonać zryw; jeśli któraś to zrobiła, jednostka otrzymuje znacznik przyczajenia.
text-bulldoze = Postać tej jednostki może wykonać zryw; jeśli zakończy go w zasięgu 1 od innych postaci, może szarpnąć jedną z nich.
text-i-wasnt-sneaking = Wybierz aktywny cel w zasięgu 3, którego nie kontrolujesz, i walczącą o niego wrogą jednostkę; rzuć 5 kośćmi ataku: otrzymuje ona 1 obrażenie za każde trafienie i trafienie krytyczne. Jeśli to ją osłabi, otrzymujesz dodatkowo 1 znacznik postępu.
text-the-muscle-of-the-batch = Póki ta jednostka nie jest osłabiona, sojuszniczy żołnierze-klony w zasięgu 3 mają Niezłomność, a sojuszniczy żołnierze-klony i szubrawcy w zasięgu 3 mają Protekcję.
