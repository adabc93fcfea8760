// What the rules say of a fleet: where each reason belongs, and ways out.
import type { TellViolation } from "../../../lib/messages";
import { t } from "../../../lib/words";
import type { Fix, Workshop } from "../../../shell/builder/workshop.svelte";
import { COPIES, filled, proposal, STARS, starsOf, unitOrder, type Catalogue } from "./fleet";
import { counted, type FleetList, type Part } from "./lists";

/** The part of the list a reason is about, and the units or cards of it, if it is about some. */
export interface Spot {
  part: Part;
  things: string[];
}

export function spotOf({ where }: TellViolation, list: FleetList): Spot {
  const part: Part = where[0]?.[0] === "deck" ? "deck" : "units";
  return { part, things: where.map((path) => String(path[1] ?? "")).filter((thing) => thing in list[part]) };
}

export function fixesOf(
  refusal: TellViolation,
  shop: Workshop<FleetList, Catalogue>,
  onshow: (part: Part) => void,
): Fix[] {
  const { judged: list, book } = shop;
  if (!book || !list) return [];
  const { part, things } = spotOf(refusal, list);
  const set = (id: string, count: number) => (): void => shop.change(counted(list, part, id, count, book));
  const thing = things.find((one) => !(part === "deck" ? book.cards[one] : book.units[one]));
  if (thing) return [{ label: t("build-fix-drop"), run: set(thing, 0) }];
  const many = things.find((one) => (list[part][one] ?? 0) > COPIES);
  if (many) return [{ label: t("build-fix-keep", { count: COPIES }), run: set(many, COPIES) }];
  if (refusal.rule.endsWith("-BLD-01"))
    return [
      { label: t("pm-build-fix-fill"), run: () => shop.change(filled(list, book)) },
      { label: t("pm-build-fix-cards"), run: () => onshow("deck") },
    ];
  if (refusal.rule.endsWith("-BLD-08")) {
    const over = starsOf(list.units, book) - STARS;
    const stars = (unit: string): number => book.units[unit]?.stars ?? 0;
    const units = unitOrder(list.units, book);
    const enough = units.filter((unit) => stars(unit) >= over).sort((a, b) => stars(a) - stars(b));
    return (enough.length ? enough : units).slice(0, 2).map((unit) => ({
      label: t("pm-build-fix-without", { name: book.units[unit]?.name ?? unit, stars: stars(unit) }),
      run: set(unit, (list.units[unit] ?? 1) - 1),
    }));
  }
  if (refusal.rule.includes("-SET-"))
    return [{ label: t("pm-build-propose"), run: () => shop.change({ ...list, deploy: proposal(list.units, book) }) }];
  return Object.keys(list.units).length ? [] : [{ label: t("pm-build-fix-units"), run: () => onshow("units") }];
}
