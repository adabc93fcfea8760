// The view and catalogue of PocketModel as the server gives them.

export type Stat = "attack" | "damage" | "defense";
export type Term = [string, number];

export interface UnitView {
  id: string;
  kind: string;
  owner: number;
  zone: string;
  stars: number;
  domain: "space" | "ground";
  affiliation: string;
  attack: number;
  damage: number;
  defense: number;
  shields: number;
  icons: string[];
  tokens: number;
  turned: boolean;
  changes: { stat: Stat; amount: number; until: string; card: string }[];
  /** What face-up objectives add in battles, strikes or both. */
  standing: { stat: Stat; amount: number; scope: "battle" | "strike" | "both"; card: string }[];
}

export interface ObjectiveView {
  place: string;
  destroyed: boolean;
  face_up?: boolean;
  card?: string | null;
  defense?: number;
  stars?: number;
}

export interface PlayerView {
  player: number;
  seat: string;
  list: string;
  out: boolean;
  hand: string[] | null;
  hand_size: number;
  deck_size: number;
  discard: string[];
  objectives: ObjectiveView[];
  units: UnitView[];
  /** The ids of the units that left the game with their player. */
  removed: string[];
}

export interface SideView {
  unit: string;
  player: number;
  card: string | null;
  ability: boolean;
  dice: number[];
  hit: boolean;
  gone: boolean;
  attack?: Term[];
  damage?: Term[];
  defense?: Term[];
}

export interface BattleView {
  zone: string;
  step: number;
  sides: [SideView, SideView];
}

export interface PocketView {
  viewer: number | null;
  turn: number;
  active: number;
  step: "setup" | "objective" | "action" | "battle" | "strike" | "end";
  stars: number;
  variant: string;
  zones: string[];
  players: PlayerView[];
  battle: BattleView | null;
  strike: { place: string; unit: string } | null;
  result: { winners: number[]; draw: boolean } | null;
}

export interface Card {
  id: string;
  name: string;
  type: "combat" | "objective";
  defense: number;
  stars: number;
  bonus_stat: Stat | null;
  bonus: number;
  icon: string | null;
  icon_class: string | null;
  units: number[] | "any" | null;
  ability: string;
}

export interface PocketCatalogue {
  units: Record<string, { id: string; name: string; vehicle: string }>;
  cards: Record<string, Card>;
  icons: Record<string, { name: string; class: string; effect: string }>;
  affiliations: Record<string, string>;
}

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
