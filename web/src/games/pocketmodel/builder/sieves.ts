// By what units and cards can be told apart on the shelf, beside what its chips and lists say.
import { t } from "../../../lib/words";
import { byName, byNumber, type Sieve, type Span } from "../../../shell/builder/sifting.svelte";
import type { Card } from "../views";
import { iconsOf, type Catalogue, type Unit } from "./fleet";

/** Entries of the catalogue: an id and what it stands for. */
type Of<T> = [string, T];
const VALUES = ["attack", "damage", "defense", "shields"] as const;

export function unitSieve(book: Catalogue): Sieve<Of<Unit>> {
  const stars: Span<Of<Unit>> = { key: "stars", label: t("pm-build-stars"), of: ([, unit]) => unit.stars };
  const vehicles = [...new Set(Object.values(book.units).map(({ vehicle }) => vehicle))].sort();
  return {
    spans: [
      stars,
      ...VALUES.map((value): Span<Of<Unit>> => ({
        key: value,
        label: t(`pm-${value}`),
        of: ([, unit]) => unit[value],
      })),
    ],
    choices: [
      {
        key: "vehicle",
        label: t("pm-build-vehicle"),
        groups: [{ name: "", options: vehicles.map((vehicle) => [vehicle, vehicle] as const) }],
        holds: ([, unit], vehicle) => unit.vehicle === vehicle,
      },
    ],
    orders: [
      { key: "stars", label: t("pm-build-by-stars"), by: byNumber(stars.of, true) },
      { key: "cheap", label: t("pm-build-by-cheap"), by: byNumber(stars.of) },
      ...VALUES.map((value) => ({
        key: value,
        label: t(`pm-build-by-${value}`),
        by: byNumber<Of<Unit>>(([, unit]) => unit[value], true),
      })),
      { key: "icons", label: t("pm-build-by-icons"), by: byNumber(([, unit]) => iconsOf(unit).length, true) },
      { key: "name", label: t("pm-build-by-name"), by: byName(([, unit]) => unit.name) },
    ],
  };
}

export function cardSieve(): Sieve<Of<Card>> {
  return {
    spans: [
      { key: "bonus", label: t("pm-build-bonus"), of: ([, card]) => card.bonus },
      { key: "defense", label: t("pm-defense"), of: ([, card]) => card.defense },
      { key: "stars", label: t("pm-build-stars"), of: ([, card]) => card.stars },
    ],
    choices: [
      {
        key: "stat",
        label: t("pm-build-bonus-to"),
        groups: [{ name: "", options: VALUES.map((value) => [value, t(`pm-${value}`)] as const) }],
        holds: ([, card], value) => card.bonus_stat === value,
      },
    ],
    orders: [
      { key: "bonus", label: t("pm-build-by-bonus"), by: byNumber(([, card]) => card.bonus, true) },
      { key: "defense", label: t("pm-build-by-defense"), by: byNumber(([, card]) => card.defense, true) },
      { key: "name", label: t("pm-build-by-name"), by: byName(([, card]) => card.name) },
    ],
  };
}
