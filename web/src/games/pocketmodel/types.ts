// What the page makes of PocketModel's view and catalogue, whose types are written by the engine.
import type { Card, PocketCatalogue, PocketView, Term, UnitView } from "./views";

export type * from "./views";

export const IN_RESERVES = "reserves";
export const CONTESTED = "contested";

/** The seat drawn at the lower edge. */
export function me(view: PocketView): number {
  return view.viewer ?? 0;
}

export function ownerOfHome(zone: string): number {
  return zone.startsWith("home-") ? "abcdefgh".indexOf(zone.slice(5)) : -1;
}

export function homeOf(player: number): string {
  return `home-${"abcdefgh"[player] ?? "a"}`;
}

export function allUnits(view: PocketView): UnitView[] {
  return view.players.flatMap((player) => player.units);
}

export function unitOf(view: PocketView, id: string | null | undefined): UnitView | undefined {
  return id ? allUnits(view).find((unit) => unit.id === id) : undefined;
}

/** A unit's name; equal units of one player are told apart by their number. */
export function unitName(catalogue: PocketCatalogue, id: string, view?: PocketView): string {
  const rest = id.slice(2);
  const copy = catalogue.units[rest] ? null : /^(.*)-(\d+)$/.exec(rest);
  const kind = copy?.[1] ?? rest;
  const name = catalogue.units[kind]?.name ?? kind;
  if (copy) return `${name} ${copy[2]}`;
  const several =
    view?.players.some(
      (player) => player.removed.includes(`${id}-2`) || player.units.some((unit) => unit.id === `${id}-2`),
    ) ?? false;
  return several ? `${name} 1` : name;
}

export function total(terms: readonly Term[] | undefined): number {
  return (terms ?? []).reduce((sum, [, amount]) => sum + amount, 0);
}

/** Where a term of a value comes from: a unit, a card, an icon. */
export function termName(catalogue: PocketCatalogue, source: string): string | null {
  return catalogue.units[source]?.name ?? catalogue.cards[source]?.name ?? catalogue.icons[source]?.name ?? null;
}

/** The symbol of an icon: wild ones have a name of their own in the sprite. */
export function iconSymbol(icon: string): string {
  return icon === "force" || icon === "luck" ? `pm-wild-${icon}` : `pm-${icon}`;
}

/** Whether the ability of a card works for a unit. */
export function works(card: Card, unit: UnitView): boolean {
  if (!card.ability || card.type !== "combat") return false;
  if (card.units !== null) return card.units === "any" || card.units.includes(unit.stars);
  return card.icon !== null && unit.icons.includes(card.icon);
}
