// By what units can be told apart on the shelf, beside their era and whether they fit.
import { t } from "../../../lib/words";
import { byName, byNumber, type Sieve } from "../../../shell/builder/sifting.svelte";
import type { ShatterCatalogue, UnitEntry, UnitType } from "../types";

/** Every tag that units of this type have. */
function tagsOf(role: UnitType, book: ShatterCatalogue): string[] {
  const units = Object.values(book.units).filter((unit) => unit.type === role);
  return [...new Set(units.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));
}
const cost = (unit: UnitEntry): number => (unit.type === "primary" ? unit.squad_points : unit.point_cost) ?? 0;

export function unitSieve(role: UnitType, book: ShatterCatalogue): Sieve<UnitEntry> {
  const points = t(role === "primary" ? "sp-build-squad-points" : "sp-build-point-cost");
  const editions = [...new Set(Object.values(book.units).map(({ edition }) => edition))].sort();
  return {
    spans: [
      { key: "points", label: points, of: cost },
      { key: "force", label: t("sp-force"), of: ({ force }) => force },
      { key: "stamina", label: t("sp-stamina-word"), of: ({ stamina }) => stamina },
      { key: "characters", label: t("sp-build-characters"), of: ({ characters }) => characters },
    ],
    choices: [
      {
        key: "tag",
        label: t("sp-build-tag"),
        groups: [{ name: "", options: tagsOf(role, book).map((tag) => [tag, tag] as const) }],
        holds: ({ tags }, tag) => tags.includes(tag),
      },
      {
        key: "edition",
        label: t("sp-build-edition"),
        groups: [{ name: "", options: editions.map((edition) => [edition, edition] as const) }],
        holds: ({ edition }, wish) => edition === wish,
      },
    ],
    orders: [
      { key: "points", label: t("sp-build-by-points"), by: byNumber(cost, true) },
      { key: "cheap", label: t("sp-build-by-cheap"), by: byNumber(cost) },
      { key: "force", label: t("sp-build-by-force"), by: byNumber(({ force }) => force, true) },
      { key: "stamina", label: t("sp-build-by-stamina"), by: byNumber(({ stamina }) => stamina, true) },
      { key: "name", label: t("sp-build-by-name"), by: byName(({ name }) => name) },
    ],
  };
}
