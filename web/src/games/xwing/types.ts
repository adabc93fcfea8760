// What the page makes of X-Wing's view and catalogue, whose types are written by the engine.
import type { BaseSize, Difficulty, Figures, ShipArc, ShipView, UpgradeEntry, WeaponView } from "./views";
import type { XWingCatalogue, XWingView } from "./views";

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
