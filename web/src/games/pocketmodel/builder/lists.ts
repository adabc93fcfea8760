// A fleet and its deck as a list: reading what others wrote, changing counts.
import { pack, savedLists, unpack } from "../../../lib/lists";

export type Counts = Record<string, number>;

/** A fleet and its deck as the server takes it. `deploy` proposes the starting units. */
export type FleetList = {
  name: string;
  units: Counts;
  deck: Counts;
  deploy: Counts;
};

export type SavedFleet = FleetList & { id: string; saved: string };

const MOST_COUNT = 500;
const MOST_KINDS = 400;

export function emptyList(name: string): FleetList {
  return { name, units: {}, deck: {}, deploy: {} };
}

export function copyList(list: FleetList): FleetList {
  return { name: list.name, units: { ...list.units }, deck: { ...list.deck }, deploy: { ...list.deploy } };
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** A copy of the counts with one of them changed; nothing is kept at zero. */
export function withCount(counts: Counts, id: string, count: number): Counts {
  const changed = { ...counts };
  if (count > 0) changed[id] = Math.min(count, MOST_COUNT);
  else delete changed[id];
  return changed;
}

/** What somebody else wrote, as a list; null when it is none. */
export function readList(data: unknown): FleetList | null {
  if (typeof data !== "object" || data === null) return null;
  const { name, units, deck, deploy } = data as Record<string, unknown>;
  const read = { units: readCounts(units), deck: readCounts(deck), deploy: readCounts(deploy ?? {}) };
  if (!read.units || !read.deck || !read.deploy) return null;
  return { name: typeof name === "string" ? name.slice(0, 100) : "", units: read.units, deck: read.deck, deploy: read.deploy };
}

function readCounts(data: unknown): Counts | null {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return null;
  const entries = Object.entries(data);
  if (entries.length > MOST_KINDS) return null;
  const counts: Counts = {};
  for (const [id, count] of entries) {
    if (typeof count !== "number" || !Number.isInteger(count) || !/^[a-z0-9-]{1,80}$/.test(id)) return null;
    if (count > 0) counts[id] = Math.min(count, MOST_COUNT);
  }
  return counts;
}

export function savedFleets(game: string): SavedFleet[] {
  return savedLists(game).flatMap(({ id, saved, list }) => {
    const fleet = readList(list);
    return fleet ? [{ ...fleet, id, saved }] : [];
  });
}

export function packList(list: FleetList): Promise<string> {
  return pack([list.name, list.units, list.deck, list.deploy]);
}

export async function unpackList(packed: string): Promise<FleetList | null> {
  const data = await unpack(packed);
  if (!Array.isArray(data)) return null;
  const [name, units, deck, deploy] = data as unknown[];
  return readList({ name, units, deck, deploy });
}
