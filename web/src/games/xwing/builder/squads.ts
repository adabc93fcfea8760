// A squad as a list: reading what others wrote, costs, slots, what fits where. The server checks; this proposes and
// adds up.
import { isId, isRecord, readIds, readName } from "../../../shell/builder/reading";
import type { BuiltShip, PilotEntry, UpgradeEntry, XWingCatalogue } from "../types";

export type SquadShip = { pilot: string; upgrades: string[] };
/** A squad as the server takes it: ships, or quick builds in their place. */
export type Squad = {
  name: string;
  faction: string;
  ships: SquadShip[];
  builds: string[];
  obstacles: string[];
  /** What it is built for, if somebody said so. */
  format: string;
};
/** The format of battles with huge ships. */
export const EPIC = "epic";

export function emptySquad(faction: string, format = ""): Squad {
  return { name: "", faction, ships: [], builds: [], obstacles: [], format };
}
export function copySquad({ name, faction, ships, builds, obstacles, format }: Squad): Squad {
  return {
    name,
    faction,
    ships: ships.map((ship) => ({ pilot: ship.pilot, upgrades: [...ship.upgrades] })),
    builds: [...builds],
    obstacles: [...obstacles],
    format,
  };
}
export function isBlank(squad: Squad): boolean {
  return !squad.ships.length && !squad.builds.length;
}

/** What somebody else wrote, as a squad; null when it is none. */
export function readSquad(data: unknown): Squad | null {
  if (!isRecord(data)) return null;
  const { name, faction, ships = [], builds = [], obstacles = [], format } = data;
  const read: SquadShip[] = [];
  if (!Array.isArray(ships)) return null;
  for (const ship of ships as unknown[]) {
    const { pilot, upgrades = [] } = isRecord(ship) ? ship : {};
    const on = readIds(upgrades, 40);
    if (!isId(pilot) || !on) return null;
    read.push({ pilot, upgrades: on });
  }
  const [built, rocks] = [readIds(builds, 100), readIds(obstacles, 100)];
  if (!isId(faction) || !built || !rocks || read.length > 100) return null;
  return {
    name: readName(name),
    faction,
    ships: read,
    builds: built,
    obstacles: rocks,
    format: isId(format) ? format : "",
  };
}
/** A squad as short plain data for a link, and back. */
export function shorten(squad: Squad): unknown {
  return [
    squad.name,
    squad.faction,
    squad.ships.map((ship) => [ship.pilot, ...ship.upgrades]),
    squad.builds,
    squad.obstacles,
    ...(squad.format ? [squad.format] : []),
  ];
}
export function lengthen(data: unknown): Squad | null {
  if (!Array.isArray(data)) return null;
  const [name, faction, ships, builds, obstacles, format] = data as unknown[];
  if (!Array.isArray(ships) || !ships.every(Array.isArray)) return null;
  return readSquad({
    name,
    faction,
    ships: (ships as unknown[][]).map(([pilot, ...upgrades]) => ({ pilot, upgrades })),
    builds,
    obstacles,
    format,
  });
}
/** A ready-made squad or a saved one from the catalogue's form. */
export function fromReady(entry: {
  name: string;
  faction: string;
  ships?: BuiltShip[];
  builds?: string[];
  obstacles: string[];
  format?: string;
}): Squad {
  return {
    name: entry.name,
    faction: entry.faction,
    ships: (entry.ships ?? []).map((ship) => ({ pilot: ship.pilot, upgrades: [...(ship.upgrades ?? [])] })),
    builds: [...(entry.builds ?? [])],
    obstacles: [...entry.obstacles],
    format: entry.format === EPIC ? EPIC : "",
  };
}

// Changing one
// ----------------------------------------------------------------------------------------------------------

/** How many obstacles a squad brings. */
export const OBSTACLES = 3;

export function withShip(squad: Squad, ship: SquadShip): Squad {
  return { ...squad, ships: [...squad.ships, ship] };
}
/** With a ship twice, side by side. */
export function withCopy(squad: Squad, at: number): Squad {
  const ship = squad.ships[at];
  if (!ship) return squad;
  return { ...squad, ships: squad.ships.toSpliced(at + 1, 0, { pilot: ship.pilot, upgrades: [...ship.upgrades] }) };
}
export function withUpgrade(squad: Squad, at: number, upgrade: string): Squad {
  const added = (one: SquadShip): SquadShip => ({ ...one, upgrades: [...one.upgrades, upgrade] });
  return { ...squad, ships: squad.ships.map((one, index) => (index === at ? added(one) : one)) };
}
/** Among quick builds another one; among ships its ships with their upgrades. */
export function withBuild(squad: Squad, build: { id: string; ships: BuiltShip[] }): Squad {
  if (!squad.ships.length) return { ...squad, builds: [...squad.builds, build.id] };
  const ships = build.ships.map((ship) => ({ pilot: ship.pilot, upgrades: [...(ship.upgrades ?? [])] }));
  return { ...squad, ships: [...squad.ships, ...ships] };
}
/** With an obstacle in place of the first chosen, or without it if it was chosen already. */
export function withObstacle(squad: Squad, name: string): Squad {
  const has = squad.obstacles.includes(name);
  const obstacles = has ? squad.obstacles.filter((one) => one !== name) : [...squad.obstacles, name].slice(-OBSTACLES);
  return { ...squad, obstacles };
}
export function withoutShip(squad: Squad, at: number): Squad {
  return { ...squad, ships: squad.ships.toSpliced(at, 1) };
}
export function withoutUpgrade(squad: Squad, at: number, upgrade: string): Squad {
  return {
    ...squad,
    ships: squad.ships.map((one, index) =>
      index === at ? { ...one, upgrades: one.upgrades.toSpliced(one.upgrades.lastIndexOf(upgrade), 1) } : one,
    ),
  };
}

// Points and slots
// -----------------------------------------------------------------------------------------------------

export function upgradeCost(
  upgrade: UpgradeEntry | undefined,
  pilot: PilotEntry | undefined,
  book: XWingCatalogue,
): number {
  if (!upgrade) return 0;
  if (typeof upgrade.points === "number") return upgrade.points;
  const ship = book.ships[pilot?.ship ?? ""];
  const step = {
    agility: ship?.agility ?? 0,
    initiative: pilot?.initiative ?? 0,
    size: ["small", "medium", "large", "huge"].indexOf(ship?.size ?? "small"),
  }[upgrade.points.by];
  return upgrade.points.values[Math.min(step, upgrade.points.values.length - 1)] ?? 0;
}
export function shipCost(ship: SquadShip, book: XWingCatalogue): number {
  const pilot = book.pilots[ship.pilot];
  return (pilot?.points ?? 0) + ship.upgrades.reduce((sum, id) => sum + upgradeCost(book.upgrades[id], pilot, book), 0);
}
export function squadCost(squad: Squad, book: XWingCatalogue): number {
  if (isThreat(squad)) return squad.builds.reduce((sum, id) => sum + (book.quick_builds[id]?.threat ?? 0), 0);
  return squad.ships.reduce((sum, ship) => sum + shipCost(ship, book), 0);
}
/** Made of quick builds alone: it costs threat, not points. */
export function isThreat(squad: Squad): boolean {
  return squad.builds.length > 0 && !squad.ships.length;
}
/** The format a squad is for: what it says, else what is in it says. */
export function formatOf(squad: Squad, book: XWingCatalogue | null): string {
  if (squad.format) return squad.format;
  if (isThreat(squad)) return "quick-build";
  const cards = squad.ships.flatMap((ship) => [
    book?.pilots[ship.pilot],
    ...ship.upgrades.map((id) => book?.upgrades[id]),
  ]);
  return cards.some((card) => card && !card.formats.includes("standard")) ? EPIC : "standard";
}
export function limitOf(squad: Squad, book: XWingCatalogue | null): number {
  return book?.formats[formatOf(squad, book)]?.limit ?? 200;
}
/** All ships, those of quick builds too. */
export function shipsOf(squad: Squad, book: XWingCatalogue): SquadShip[] {
  const built = squad.builds
    .flatMap((id) => book.quick_builds[id]?.ships ?? [])
    .map((ship) => ({ pilot: ship.pilot, upgrades: ship.upgrades ?? [] }));
  return [...squad.ships, ...built];
}
/** What each ship or quick build costs, for the gauge. */
export function piecesOf(squad: Squad, book: XWingCatalogue): { size: number; name: string }[] {
  const named = (pilot: string, other: string): string => book.pilots[pilot]?.name ?? other;
  if (!isThreat(squad))
    return squad.ships.map((ship) => ({ size: shipCost(ship, book), name: named(ship.pilot, ship.pilot) }));
  return squad.builds.map((id) => {
    const build = book.quick_builds[id];
    return { size: build?.threat ?? 0, name: named(build?.ships[0]?.pilot ?? "", id) };
  });
}
/** What the server says of a ship. */
export interface ToldShip {
  pilot: string;
  slots: Record<string, number>;
}
/** The slots of a ship, by the server if it speaks of this pilot, else as printed. */
export function slotsNow(
  ship: SquadShip,
  told: ToldShip | undefined,
  book: XWingCatalogue | null,
): Record<string, number> {
  if (told?.pilot === ship.pilot) return told.slots;
  const printed: Record<string, number> = {};
  for (const one of book?.pilots[ship.pilot]?.slots ?? []) printed[one] = (printed[one] ?? 0) + 1;
  return printed;
}
export interface Filling {
  slot: string;
  upgrade: string;
}
/** The slots of a ship with what is in them; upgrades without a slot come last, as slots of their own. */
export function slotsOf(ship: SquadShip, slots: Record<string, number>, book: XWingCatalogue): Filling[] {
  const left = { ...slots };
  const filled = ship.upgrades.map((id): Filling => {
    const needed = book.upgrades[id]?.slots ?? [];
    for (const slot of needed) left[slot] = (left[slot] ?? 0) - 1;
    return { slot: needed[0] ?? "", upgrade: id };
  });
  const empty = Object.entries(left).flatMap(([slot, count]) =>
    Array.from({ length: Math.max(0, count) }, (): Filling => ({ slot, upgrade: "" })),
  );
  return [...filled, ...empty];
}
/**
 * Whether an upgrade's own restrictions speak of this ship; what the rest of the squad adds is for the server to say.
 */
export function fits(upgrade: UpgradeEntry, pilot: PilotEntry, book: XWingCatalogue): boolean {
  const size = book.ships[pilot.ship]?.size ?? "small";
  return (upgrade.restrictions ?? []).every((line) => {
    const known = [line.factions, line.sizes, line.ships].filter((one) => one !== undefined);
    const other = Object.keys(line).some((field) => !["factions", "sizes", "ships"].includes(field));
    return (
      other ||
      !known.length ||
      (line.factions?.includes(pilot.faction) ?? false) ||
      (line.sizes?.includes(size) ?? false) ||
      (line.ships?.includes(pilot.ship) ?? false)
    );
  });
}
/** How many more cards of this name a squad may have. */
export function room(name: string, limited: number | undefined, squad: Squad, book: XWingCatalogue): number {
  if (!limited) return 99;
  const used = shipsOf(squad, book)
    .flatMap((ship) => [book.pilots[ship.pilot]?.name, ...ship.upgrades.map((id) => book.upgrades[id]?.name)])
    .filter((one) => one === name).length;
  return limited - used;
}
