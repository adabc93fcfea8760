### Co robią karty, naszymi słowami: upgrades-tactical-relay.

ability-upgrade-k2b4 = Broniący się przyjazny statek w zasięgu 0–3 może wydać 1 żeton kalkulacji, aby dodać unik, chyba że atakujący przyjmie 1 żeton wysilenia.
ability-upgrade-kraken = W fazie końcowej do 3 przyjaznych statków w zasięgu 0–3 może zachować po 1 żetonie kalkulacji.
ability-upgrade-ta175 = Gdy zostanie zniszczony przyjazny statek z kalkulacją na pasku w zasięgu 0–3, każdy inny taki statek w zasięgu 0–3 otrzymuje 1 żeton kalkulacji.
ability-upgrade-tv94 = Przyjazny statek w zasięgu 0–3, atakując bronią podstawową w łuku celowniczym najwyżej 2 kośćmi, może wydać 1 żeton kalkulacji, aby dodać trafienie.
