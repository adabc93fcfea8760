### Co robią karty, naszymi słowami: upgrades-gunner.

ability-upgrade-skilledbombardier = Możesz zrzucać i wystrzeliwać urządzenia z wzornikiem tego samego kierunku o prędkości większej lub mniejszej o 1.
ability-upgrade-paigetico = Po ataku podstawowym możesz zrzucić bombę lub obrócić wieżyczkę. Po zniszczeniu możesz zrzucić bombę.
