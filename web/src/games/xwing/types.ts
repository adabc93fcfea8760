// What the page makes of X-Wing's view and catalogue, whose types are written by the engine.
import type { ActionIcon, BaseSize, ChassisEntry, Difficulty, Figures, ShipArc, ShipView } from "./views";
import type { UpgradeEntry, UpgradeView, WeaponView, Worded, XWingCatalogue, XWingView } from "./views";

export type * from "./views";

export type Size = BaseSize;
export type Arc = ShipArc;
export type Colour = Difficulty;
export type Weapon = WeaponView;

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
/** A maneuver of a dial: as printed, in the colour it has now, and what is flown instead. */
export interface DialEntry {
  id: string;
  speed: number;
  bearing: string;
  printed: Colour;
  colour: Colour;
  flown: string;
}
/**
 * The maneuvers of a ship's dial in the colours they have now; what another maneuver replaces keeps the printed colour.
 */
export function dialOf(catalogue: XWingCatalogue, ship: ShipView): DialEntry[] {
  return (catalogue.ships[ship.chassis]?.dial ?? []).map(({ speed, bearing, difficulty }) => {
    const id = `${speed}-${bearing.replaceAll("_", "-")}`;
    const [flown = id, colour = difficulty] = (ship.changed[id] ?? `${id}/${difficulty}`).split("/");
    return { id, speed, bearing, printed: difficulty, colour: flown === id ? (colour as Colour) : difficulty, flown };
  });
}
/** The dial as it is printed. */
export function printedDial({ dial }: ChassisEntry): Pick<DialEntry, "id" | "speed" | "bearing" | "colour">[] {
  return dial.map(({ speed, bearing, difficulty }) => {
    return { id: `${speed}-${bearing}`, speed, bearing, colour: difficulty };
  });
}
/** The side of an upgrade that is up: what it is called and what it does. */
export function faceOf({ upgrades }: Pick<XWingCatalogue, "upgrades">, upgrade: UpgradeView): Worded | undefined {
  const card = upgrades[upgrade.id];
  return card?.faces[Number(upgrade.back)] ?? card;
}
/** Whether a ship's configuration has two sides, and which is up; null where there is none. */
export function foilsOf({ upgrades }: Pick<XWingCatalogue, "upgrades">, ship: ShipView): "closed" | "open" | null {
  const on = ship.upgrades.find(({ id }) => upgrades[id]?.type === "configuration" && upgrades[id].faces.length);
  return on ? (on.back ? "open" : "closed") : null;
}
/** The actions of a ship: those of its pilot, and what the open sides of its cards add. */
export function barOf(catalogue: XWingCatalogue, ship: ShipView): ActionIcon[] {
  const added = ship.upgrades.flatMap(({ id, back }) => {
    const card = catalogue.upgrades[id];
    return ((back ? card?.back : card)?.grants?.actions ?? []) as ActionIcon[];
  });
  return [...(catalogue.pilots[ship.pilot]?.actions ?? []), ...added];
}
/** With a capital letter, as it stands on a button. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
