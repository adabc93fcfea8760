// What the page makes of Shatterpoint's view and catalogue, whose types are written by the engine.
import {
  RANGES,
  SAME_ELEVATION,
  SLACK,
  type CharacterView,
  type Roll,
  type Row,
  type ShatterCatalogue,
  type ShatterView,
  type Squad,
  type Stance,
  type Struggle,
  type UnitView,
} from "./views";

export * from "./views";

export type Spot = readonly [x: number, y: number, height: number];
export type Result = keyof Roll;
export type StanceEntry = Stance;
export type ChartRow = Row;
/** A squad of a list: the era is written only where there is a choice. */
export type BuiltSquad = Omit<Squad, "era"> & Partial<Squad>;

export function sameElevation(one: number, other: number): boolean {
  return Math.abs(one - other) <= SAME_ELEVATION + SLACK;
}
/** How many elevations above the ground a surface is: for shades and tags. */
export function level(height: number): number {
  return Math.max(0, Math.ceil((height - SLACK) / SAME_ELEVATION) - 1);
}
export function units(view: ShatterView): UnitView[] {
  return view.players.flatMap((player) => player.units);
}
export function unitOf(view: ShatterView, id: string | null | undefined): UnitView | undefined {
  return id ? units(view).find((unit) => id === unit.id || id.startsWith(`${unit.id}.`)) : undefined;
}
export interface Fielded {
  unit: UnitView;
  one: CharacterView;
}
export function characterOf(view: ShatterView, id: string | null | undefined): Fielded | undefined {
  const unit = unitOf(view, id);
  const one = unit?.characters.find((character) => character.id === id);
  return unit && one ? { unit, one } : undefined;
}
export function onField(view: ShatterView): Fielded[] {
  return units(view).flatMap((unit) => unit.characters.filter((one) => one.on_field).map((one) => ({ unit, one })));
}
/** The player this screen is drawn for; spectators sit with the first. */
export function me(view: ShatterView): number {
  return view.viewer ?? 0;
}
/** The colour a player has: 1 to 4. */
export function tone(player: number): number {
  return (player % 4) + 1;
}
/** Between two bases, from edge to edge. */
export function gap(one: CharacterView, other: CharacterView): number {
  return Math.max(0, Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius);
}
/** The range tool that just reaches so far; 6 for beyond. */
export function rangeOf(length: number): number {
  const found = RANGES.findIndex((range) => length <= range + SLACK);
  return found < 0 ? RANGES.length : Math.max(1, found);
}
/** What stands before a name and may be left out where two words at most remain. */
const TITLE = new RegExp(
  "^(General|Lord|CC-\\d+|CT-\\d+|RC-\\d+|Jedi Master|Jedi Knight|Clone Commander|Commander|Captain|Count|" +
    "Grand Admiral|Queen) (?=\\S+ ?\\S*$)",
);
/** The name to print on a table: without a title behind a comma, and short where it is very long. */
export function shortName(name: string): string {
  const [first = name] = name.split(/, | – /);
  const bare = first.replace(TITLE, "");
  return bare.length < first.length && bare.length > 2 ? bare : first;
}
export function unitName(catalogue: ShatterCatalogue, unit: UnitView | undefined): string {
  return unit ? (catalogue.units[unit.kind]?.name ?? unit.kind) : "";
}
export function characterName(catalogue: ShatterCatalogue, { unit, one }: Fielded): string {
  const name = shortName(unitName(catalogue, unit));
  return unit.characters.length > 1 ? `${name} ${one.id.slice(one.id.lastIndexOf(".") + 1)}` : name;
}
/** Where an objective lies, for whoever looks at the battlefield. */
export function placeOf(catalogue: ShatterCatalogue, view: ShatterView, objective: string): string {
  return catalogue.places[me(view) === view.first ? 0 : 1][objective] ?? "";
}
export function struggleOf(view: ShatterView, catalogue: ShatterCatalogue): Struggle | undefined {
  return catalogue.missions[view.mission]?.struggles[view.struggle];
}
export function results(roll: Roll, order: readonly Result[]): Result[] {
  return order.flatMap((result) => Array.from({ length: roll[result] ?? 0 }, () => result));
}
