// What the rules say of a fleet: where each reason belongs, and ways out.
import type { TellRefusal } from "../../../lib/messages";
import { t } from "../../../lib/words";
import type { Counts } from "../../../shell/builder/counts";
import type { Fix, Workshop } from "../../../shell/builder/workshop.svelte";
import { COPIES, filled, proposal, STARS, starsOf, unitOrder, type Catalogue } from "./fleet";
import { counted, type FleetList, type Part } from "./lists";

/** The part of the list a reason is about, and the unit or card, if it is about one. */
export interface Spot {
  part: Part;
  thing: string;
}

export function spotOf(refusal: TellRefusal, list: FleetList, book: Catalogue): Spot {
  const known = (counts: Counts): string => (refusal.id in counts ? refusal.id : "");
  const named = (counts: Counts, things: Record<string, { name: string }>): string =>
    Object.keys(counts).find((thing) => (counts[thing] ?? 0) > COPIES && refusal.reason.includes(things[thing]?.name ?? "\n")) ?? "";
  if (/-BLD-0[1-7]$/.test(refusal.rule)) return { part: "deck", thing: known(list.deck) || named(list.deck, book.cards) };
  if (refusal.rule) return { part: "units", thing: known(list.units) || named(list.units, book.units) };
  const card = known(list.deck);
  return card ? { part: "deck", thing: card } : { part: "units", thing: known(list.units) };
}

export function fixesOf(refusal: TellRefusal, shop: Workshop<FleetList, Catalogue>, onshow: (part: Part) => void): Fix[] {
  const { list, book } = shop;
  if (!book) return [];
  const { part, thing } = spotOf(refusal, list, book);
  const set = (id: string, count: number) => (): void => shop.change(counted(list, part, id, count, book));
  if (thing && !(part === "deck" ? book.cards[thing] : book.units[thing])) return [{ label: t("build-fix-drop"), run: set(thing, 0) }];
  if (thing && (list[part][thing] ?? 0) > COPIES) return [{ label: t("build-fix-keep", { count: COPIES }), run: set(thing, COPIES) }];
  if (refusal.rule.endsWith("-BLD-01")) return [{ label: t("pm-build-fix-fill"), run: () => shop.change(filled(list, book)) }, { label: t("pm-build-fix-cards"), run: () => onshow("deck") }];
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
  if (refusal.rule.includes("-SET-")) return [{ label: t("pm-build-propose"), run: () => shop.change({ ...list, deploy: proposal(list.units, book) }) }];
  return Object.keys(list.units).length ? [] : [{ label: t("pm-build-fix-units"), run: () => onshow("units") }];
}
