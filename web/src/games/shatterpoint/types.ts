// What the server tells about a Shatterpoint table, and the content in words, as far as the board and the builder use
// them.

export type Spot = readonly [x: number, y: number, height: number];
export type UnitType = "primary" | "secondary" | "supporting";
export type AttackType = "melee" | "ranged";
export type Result = "crit" | "strike" | "block" | "expertise" | "failure";
export type Roll = Partial<Record<Result, number>>;

export interface CharacterView {
  id: string;
  x: number;
  y: number;
  height: number;
  radius: number;
  on_field: boolean;
  focus: number;
  impact: number;
  sharpshooter: number;
  /** The enemies this character is engaged with. */
  engaged: string[];
}
export interface UnitView {
  id: string;
  kind: string;
  owner: number;
  squad: number;
  type: UnitType;
  stamina: number;
  durability: number;
  damage: number;
  wounded: boolean;
  injured: number;
  hunker: number;
  conditions: string[];
  stance: string;
  used: string[];
  /** Tags it has or has not beside those of its card, and abilities whose token lies on it. */
  lent_tags: string[];
  lost_tags: string[];
  marks: string[];
  defeated: boolean;
  characters: CharacterView[];
}
export interface PlayerView {
  player: number;
  seat: string;
  list: string;
  edge: 0 | 1;
  force: number;
  pool: number;
  /** Cards of the order deck, sorted: which there are is known, their order is not. */
  deck: string[];
  discard: string[];
  reserve: string | null;
  won: string[];
  units: UnitView[];
}
export interface ObjectiveView {
  id: string;
  x: number;
  y: number;
  height: number;
  active: boolean;
  controller: number;
  priority: boolean;
}
export interface AttackView {
  attacker: string;
  defender: string;
  type: AttackType;
  step: number;
  attack: Roll;
  defense: Roll;
  /** The stances whose charts the attacker and the defender read. */
  charts: [string, string];
  /** The charts do not count: Disarmed for the attacker's, Exposed for the defender's. */
  disarmed: boolean;
  exposed: boolean;
  successes: number;
  path: string[];
  damage: number;
  noted: string[][];
}
export interface ShatterView {
  viewer?: number | null;
  turn: number;
  phase: "setup" | "deployment" | "turn-start" | "orders" | "activation" | "turn-end";
  active: number;
  first: number;
  mission: string;
  /** The id of a ready battlefield, or a whole one as JSON. */
  battlefield: string;
  /** The terrain of a battlefield that is not in the catalogue. */
  terrain: Battlefield | null;
  struggle: string;
  map: number;
  mission_deck: number;
  tracker: { token: number; momentum: [number, number]; won_by: number };
  objectives: ObjectiveView[];
  players: PlayerView[];
  activation: { unit: string; left: number; actions: string[]; flipped: boolean } | null;
  attacks: AttackView[];
}

export interface ChartRow {
  from: number;
  to?: number;
  effects: string[];
}
export interface Chart {
  weapon: string;
  rows: ChartRow[];
}
export interface TreeOption {
  id: string;
  effects: string[];
  start?: boolean;
  next?: string[];
}
export interface StanceEntry {
  id: string;
  name: string;
  ranged: { defense: number; attack?: number | null; range?: number | null };
  melee: { defense: number; attack?: number | null };
  ranged_chart?: Chart | null;
  melee_chart?: Chart | null;
  defense_chart: Chart;
  tree: TreeOption[];
  edition: string;
  source: string;
}
export interface AbilityEntry {
  id: string;
  name: string;
  kind: "active" | "reactive" | "innate" | "tactic" | "identity";
  cost: number;
  action: boolean;
  effect: string;
  /** How we play what the card leaves open; empty where it leaves nothing open. */
  note: string;
}
export interface UnitEntry {
  id: string;
  name: string;
  unique_names: string[];
  type: UnitType;
  squad_points: number | null;
  point_cost: number | null;
  force: number;
  stamina: number;
  durability: number;
  eras: string[];
  tags: string[];
  characters: number;
  base: number;
  abilities: string[];
  stances: string[];
  edition: string;
  source: string;
  base_source: string;
  playable: boolean;
}
export interface Struggle {
  id: string;
  name: string;
  phase: number;
  maps: { id: string; active: string[]; symbols: Record<string, string> }[];
  special: string[];
}
export interface MissionEntry {
  name: string;
  card: { id: string; rules: string[] };
  objectives: { id: string; x: number; y: number }[];
  struggles: Record<string, Struggle>;
}
export interface TerrainPart {
  id: string;
  /** Convex pieces of the outline. */
  rings: [number, number][][];
  outline: [number, number][];
  bottom: number;
  top: number;
  opaque: boolean;
  passable: boolean;
  standable: boolean;
}
export interface Battlefield {
  name: string;
  /** Where it comes from; "house" for one of our own design. */
  source: string;
  parts: TerrainPart[];
  transitions: [number, number, number][][];
}
export interface BuiltSquad {
  primary: string;
  secondary: string;
  supporting: string;
  era?: string;
}
export interface ShatterCatalogue {
  units: Record<string, UnitEntry>;
  stances: Record<string, StanceEntry>;
  abilities: Record<string, AbilityEntry>;
  /** Cards that some units bring into the order deck: house designs, as their names say. */
  tactics: Record<
    string,
    { id: string; name: string; family: string; effect: string; source: string; brought_by: string[] }
  >;
  missions: Record<string, MissionEntry>;
  specials: Record<string, string>;
  /** What objectives are called by the first player, and by whoever sits across. */
  places: [Record<string, string>, Record<string, string>];
  words: Record<string, string>;
  battlefields: Record<string, Battlefield>;
  forces: Record<string, { id: string; name: string; squads: BuiltSquad[]; mission: string }>;
}

/** The ranges of the tools in millimetres, by number. */
export const RANGES = [0, 25.4, 76.2, 152.4, 203.2, 254] as const;
/** The lengths of the hinged movement tools, both halves together. */
export const TOOLS: Record<string, number> = { advance: 150, reposition: 150, dash: 85, climb: 85, jump: 85 };
export const TOKEN = 12.7;
export const SIDE = 914.4;
export const SAME_ELEVATION = 76.2;
export const SLACK = 1e-3;

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
export interface Standing {
  unit: UnitView;
  one: CharacterView;
}
export function characterOf(view: ShatterView, id: string | null | undefined): Standing | undefined {
  const unit = unitOf(view, id);
  const one = unit?.characters.find((character) => character.id === id);
  return unit && one ? { unit, one } : undefined;
}
export function onField(view: ShatterView): Standing[] {
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
export function characterName(catalogue: ShatterCatalogue, { unit, one }: Standing): string {
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
