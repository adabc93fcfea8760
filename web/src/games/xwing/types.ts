// What the server tells about an X-Wing table, and the content in words, as far as the board and the builder use them.

export type Pose = [number, number, number];
export type Size = "small" | "medium" | "large";
export type Arc = "front" | "right" | "rear" | "left" | "bullseye" | "full_front" | "full_rear";
export type Face = "hit" | "crit" | "focus" | "blank" | "evade";
export type Colour = "blue" | "white" | "red" | "purple";

export interface Weapon {
  id: string;
  arc: string;
  dice: number;
  low: number;
  high: number;
  ordnance: boolean;
  requires: string;
  charges: number;
  special: boolean;
}

export interface ShipView {
  id: string;
  owner: number;
  number: number;
  pilot: string;
  /** The pilot whose name and ability it has taken over. */
  heir_to: string;
  chassis: string;
  size: Size;
  place: "waiting" | "in play" | "reserve" | "removed";
  pose: Pose;
  carrier: string;
  turret: string;
  initiative: number;
  agility: number;
  hull: number;
  shields: number;
  shields_limit: number;
  force: number;
  force_limit: number;
  charges: number;
  charges_limit: number;
  weapons: Weapon[];
  upgrades: { id: string; charges: number; limit: number; back: boolean }[];
  tokens: Record<string, number>;
  locks: string[];
  locked_by: string[];
  /** Names of faceup damage cards; "" for facedown ones. */
  damage: string[];
  conditions: string[];
  dial: string | null;
  has_dial: boolean;
  /** Maneuvers of the dial that are executed as something else now: `3-straight/blue`. */
  changed: Record<string, string>;
  revealed: boolean;
  executed: string;
  actions: string[];
  activated: boolean;
  engaged: boolean;
  destroyed: boolean;
}

export interface ObstacleView {
  id: string;
  outline: string;
  kind: string;
  owner: number;
  placed: boolean;
  pose: Pose;
  locked_by: string[];
}

export interface DeviceView {
  id: string;
  kind: string;
  type: string;
  owner: number;
  pose: Pose;
  fuses: number;
  damage: number;
  locked_by: string[];
}

export interface AttackView {
  attacker: string;
  defender: string;
  weapon: string;
  arc: Arc;
  range: number;
  obstructed: string[];
  /** The line range is measured along, once it is chosen. */
  line: [[number, number], [number, number]] | null;
  bonus: boolean;
  step: "declare" | "attack-dice" | "defense-dice" | "neutralize" | "damage" | "aftermath";
  attack_dice: Face[];
  attack_rerolled: boolean[];
  defense_dice: Face[];
  defense_rerolled: boolean[];
  hits: number;
  crits: number;
}

export interface PlayerView {
  player: number;
  seat: string;
  list: string;
  points: number;
  out: boolean;
  edge: string;
  ready: boolean;
}

export interface XWingView {
  viewer?: number | null;
  round: number;
  phase: "setup" | "planning" | "system" | "activation" | "engagement" | "end";
  initiative: number;
  active: string;
  area: [number, number];
  order: number[];
  players: PlayerView[];
  ships: ShipView[];
  obstacles: ObstacleView[];
  devices: DeviceView[];
  attack: AttackView | null;
  queue: { ship: string; card: string }[];
}

export interface DialManeuver {
  speed: number;
  bearing: string;
  difficulty: Colour;
}
export interface ActionIcon {
  action: string;
  difficulty?: Colour;
  linked?: { action: string; difficulty?: Colour };
}
export interface ChassisEntry {
  id: string;
  name: string;
  size: Size;
  factions: string[];
  attacks: { arc: string; value: number }[];
  agility: number;
  hull: number;
  shields?: number;
  dial: DialManeuver[];
  pilots: string[];
  ability?: string;
}
interface CardEntry {
  id: string;
  name: string;
  text: string;
  playable: boolean;
  formats: string[];
  limited?: number;
}
export interface PilotEntry extends CardEntry {
  ship: string;
  faction: string;
  initiative: number;
  points: number;
  slots?: string[];
  subtitle?: string;
  force?: { value: number };
  charges?: { value: number };
  ship_ability?: string;
  actions: ActionIcon[];
}
export interface UpgradeEntry extends CardEntry {
  type: string;
  slots: string[];
  points: number | { by: "agility" | "initiative" | "size"; values: number[] };
  restrictions?: { factions?: string[]; sizes?: string[]; ships?: string[] }[];
  needs: string[];
  charges?: { value: number };
  weapon?: { value: number; arc: string; range: [number, number] };
  solitary?: boolean;
  /** `reach`: the range at which a bomb still does something. */
  device?: { id: string; name: string; type: string; hull?: number; reach: number };
}
export interface Figures {
  play_area: number;
  range_band: number;
  ruler_width: number;
  template_width: number;
  tallon_shift: number;
  base: Record<
    Size,
    { length: number; front_arc: number; roll_shift: number; rolls_on_long_side: boolean; decloak_speed: number }
  >;
  template: { straight: number[]; bank: number[]; turn: number[] };
  obstacle: Record<string, { kind: string; points: [number, number][] }>;
  device: Record<string, { kinds: string[]; points: [number, number][]; guide: number }>;
}
interface Worded {
  name: string;
  text: string;
}
export interface BuiltShip {
  pilot: string;
  upgrades?: string[];
}
export interface XWingCatalogue {
  factions: Record<string, { name: string; ships: string[] }>;
  ships: Record<string, ChassisEntry>;
  pilots: Record<string, PilotEntry>;
  upgrades: Record<string, UpgradeEntry>;
  quick_builds: Record<string, { id: string; faction: string; threat: number; ships: BuiltShip[]; playable: boolean }>;
  squads: Record<
    string,
    {
      id: string;
      name: string;
      about: string;
      faction: string;
      ships?: BuiltShip[];
      builds?: string[];
      obstacles: string[];
    }
  >;
  formats: Record<string, { name: string; limit: number; threat: boolean }>;
  slots: Record<string, string>;
  sizes: Record<string, string>;
  actions: Record<string, string>;
  abilities: Record<string, Worded>;
  conditions: Record<string, Worded>;
  damage: Record<string, Worded & { trait: string }>;
  tokens: Record<string, string>;
  obstacles: Record<string, string>;
  figures: Figures;
}

export function shipOf(view: XWingView, id: string | null | undefined): ShipView | undefined {
  return id ? view.ships.find((ship) => ship.id === id) : undefined;
}
export function inPlay(view: XWingView): ShipView[] {
  return view.ships.filter((ship) => ship.place === "in play");
}
/** The player this screen is drawn for; spectators sit with the first. */
export function me(view: XWingView): number {
  return view.viewer ?? 0;
}
/** Colour, mark and edge of a player, 1 to 4. */
export function tone(player: number): number {
  return (player % 4) + 1;
}

/** A ship's name: that of its pilot, with a number where a squad has several of it. */
export function shipName(catalogue: XWingCatalogue, view: XWingView, ship: ShipView): string {
  const name = catalogue.pilots[ship.heir_to || ship.pilot]?.name ?? ship.pilot;
  const same = view.ships.filter((other) => other.owner === ship.owner && other.pilot === ship.pilot);
  return same.length > 1 ? `${name} ${same.indexOf(ship) + 1}` : name;
}
/** The same for ids; obstacles and devices keep their ids where nothing better is known. */
export function thingName(catalogue: XWingCatalogue, view: XWingView, id: string): string {
  const ship = shipOf(view, id);
  if (ship) return shipName(catalogue, view, ship);
  const device = view.devices.find((one) => one.id === id);
  return device ? (deviceCard(catalogue, device.kind)?.device?.name ?? device.kind) : id;
}
/** The upgrade a kind of device comes from. */
export function deviceCard(catalogue: XWingCatalogue, kind: string): UpgradeEntry | undefined {
  return Object.values(catalogue.upgrades).find((one) => one.device?.id === kind);
}
/** The token a kind of device is shown by: its outline, and where its guides are. */
export function deviceToken(figures: Figures, kind: string): { points: [number, number][]; guide: number } {
  return Object.values(figures.device).find((one) => one.kinds.includes(kind)) ?? { points: [], guide: 0 };
}
/** "upgrade:r2d2", "pilot:…", "damage:…#3", "ship:…" and so on, in words; "" for what is no card. */
export function cardName(catalogue: XWingCatalogue, card: string): string {
  const [kind = "", rest = ""] = card.split(":");
  const id = rest.split("#")[0] ?? "";
  if (kind === "pilot") return catalogue.pilots[id]?.name ?? "";
  if (kind === "upgrade") return catalogue.upgrades[id]?.name ?? "";
  if (kind === "damage") return catalogue.damage[id]?.name ?? "";
  if (kind === "ship") return catalogue.abilities[id]?.name ?? "";
  if (kind === "condition") return catalogue.conditions[id]?.name ?? "";
  return "";
}
/** What a card does, in words. */
export function cardText(catalogue: XWingCatalogue, card: string): string {
  const [kind = "", rest = ""] = card.split(":");
  const id = rest.split("#")[0] ?? "";
  const shelves: Record<string, Record<string, { text: string }>> = {
    pilot: catalogue.pilots,
    upgrade: catalogue.upgrades,
    damage: catalogue.damage,
    ship: catalogue.abilities,
    condition: catalogue.conditions,
  };
  return shelves[kind]?.[id]?.text ?? "";
}
export function hullLeft(ship: ShipView): number {
  return Math.max(0, ship.hull - ship.damage.length);
}
/**
 * The maneuvers of a ship's dial in the colours they have now; what another maneuver replaces keeps the printed colour.
 */
export function dialOf(
  catalogue: XWingCatalogue,
  ship: ShipView,
): { id: string; speed: number; bearing: string; printed: Colour; colour: Colour; flown: string }[] {
  return (catalogue.ships[ship.chassis]?.dial ?? []).map(({ speed, bearing, difficulty }) => {
    const id = `${speed}-${bearing.replaceAll("_", "-")}`;
    const [flown = id, colour = difficulty] = (ship.changed[id] ?? `${id}/${difficulty}`).split("/");
    return { id, speed, bearing, printed: difficulty, colour: flown === id ? (colour as Colour) : difficulty, flown };
  });
}
/** With a capital letter, as it stands on a button. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
