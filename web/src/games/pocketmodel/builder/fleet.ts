// What the PocketModel builder knows: small calculations on a list.
import { total, type Counts } from "../../../shell/builder/counts";
import { silhouette } from "../silhouettes";
import { AT_START, CARDS, COPIES, type Card, type PocketCatalogue as Catalogue, type UnitKind as Unit } from "../views";
import type { FleetList } from "./lists";

export { AT_START, CARDS, COPIES, STARS } from "../views";
export type { Face, PocketCatalogue as Catalogue, UnitKind as Unit } from "../views";

export function starsOf(counts: Counts, catalogue: Catalogue): number {
  return Object.entries(counts).reduce((sum, [id, count]) => sum + (catalogue.units[id]?.stars ?? 0) * count, 0);
}

/** Ids of a list in the order of the table: most stars first, then by name; what nobody knows comes last. */
export function unitOrder(counts: Counts, catalogue: Catalogue): string[] {
  const { units } = catalogue;
  return Object.keys(counts).sort(
    (a, b) =>
      (units[b]?.stars ?? 0) - (units[a]?.stars ?? 0) || (units[a]?.name ?? a).localeCompare(units[b]?.name ?? b),
  );
}

export function cardOrder(counts: Counts, catalogue: Catalogue): string[] {
  const name = (id: string): string => catalogue.cards[id]?.name ?? id;
  return Object.keys(counts).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || name(a).localeCompare(name(b)));
}

export function iconsOf(unit: Unit): string[] {
  return [...new Set([...unit.icons, ...(unit.back?.icons ?? [])])];
}

/** How many units of the fleet can use what a combat card does beyond its bonus; objective cards serve all. */
export function users(card: Card, units: Counts, catalogue: Catalogue): number {
  if (card.type === "objective" || !card.icon) return total(units);
  let count = 0;
  for (const [id, copies] of Object.entries(units)) {
    const unit = catalogue.units[id];
    if (!unit) continue;
    const able = card.units
      ? card.units === "any" || card.units.includes(unit.stars)
      : iconsOf(unit).includes(card.icon);
    if (able) count += copies;
  }
  return count;
}

/** Starting units worth as much of the 20 stars as possible, the big ones first. */
export function proposal(units: Counts, catalogue: Catalogue): Counts {
  const items = unitOrder(units, catalogue)
    .flatMap((id) => Array<string>(catalogue.units[id] ? (units[id] ?? 0) : 0).fill(id))
    .slice(0, 200);
  const cost = (id: string): number => catalogue.units[id]?.stars ?? 0;
  const reach: Set<number>[] = [new Set([0])];
  for (const id of [...items].reverse()) {
    const before = reach[0] ?? new Set([0]);
    reach.unshift(new Set([...before, ...[...before].map((sum) => sum + cost(id)).filter((sum) => sum <= AT_START)]));
  }
  let left = Math.max(...(reach[0] ?? [0]));
  const chosen: Counts = {};
  items.forEach((id, index) => {
    if (left >= cost(id) && reach[index + 1]?.has(left - cost(id))) {
      chosen[id] = (chosen[id] ?? 0) + 1;
      left -= cost(id);
    }
  });
  return chosen;
}

/** The list with its deck filled up to the minimum: cards that many units can use, a few of each. */
export function filled(list: FleetList, catalogue: Catalogue): FleetList {
  const deck = { ...list.deck };
  const ranked = Object.entries(catalogue.cards)
    .map(([id, card]) => ({
      id,
      worth: card.type === "objective" ? 2.5 : users(card, list.units, catalogue) + card.bonus,
    }))
    .sort((a, b) => b.worth - a.worth || a.id.localeCompare(b.id));
  for (let copies = 1; copies <= COPIES; copies++) {
    for (const { id, worth } of ranked) {
      if (total(deck) >= CARDS) return { ...list, deck };
      if (worth > 2 && (deck[id] ?? 0) < copies) deck[id] = (deck[id] ?? 0) + 1;
    }
  }
  return { ...list, deck };
}

/** The drawing of a unit, by its id in the catalogue. */
export function drawing(id: string, unit: Unit | undefined): string {
  return silhouette({ kind: id, domain: unit?.domain ?? "space", stars: unit?.stars ?? 1 });
}

export function iconName(icon: string, kind: string | null | undefined): string {
  return kind === "wild" ? `pm-wild-${icon}` : `pm-${icon}`;
}
