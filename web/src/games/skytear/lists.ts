// Decks and pools as lists: reading what others wrote, changing counts, what the rules count.
import { pack, savedLists, unpack, type GameList } from "../../lib/lists";
import type { SkyCatalogue } from "./types";

export type Counts = Record<string, number>;
export type Kind = "casual" | "pool";

/** One deck for some heroes, or (a pool) a deck for each. Both are kept, so that one can change one's mind. */
export interface Deck {
  kind: Kind;
  name: string;
  heroes: string[];
  deck: Counts;
  decks: Record<string, Counts>;
}
export type SavedDeck = Deck & { id: string };

export const CARDS_PER_HERO = 8;
export const COPIES = 3;
const ID = /^[a-z0-9-]{1,80}$/;

export function emptyDeck(): Deck {
  return { kind: "casual", name: "", heroes: [], deck: {}, decks: {} };
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

export function withCount(counts: Counts, id: string, count: number): Counts {
  const changed = { ...counts };
  if (count > 0) changed[id] = Math.min(count, 99);
  else delete changed[id];
  return changed;
}

/** The list as the server takes it. */
export function sent(list: Deck, name: string): GameList {
  if (list.kind === "pool") return { name, decks: Object.fromEntries(list.heroes.map((hero) => [hero, list.decks[hero] ?? {}])) };
  return { name, heroes: list.heroes, deck: list.deck };
}

/** What somebody else wrote, as a list; null when it is none. */
export function readDeck(data: unknown): Deck | null {
  if (typeof data !== "object" || data === null) return null;
  const { name, heroes, deck, decks } = data as Record<string, unknown>;
  const called = typeof name === "string" ? name.slice(0, 100) : "";
  if (typeof decks === "object" && decks !== null && !Array.isArray(decks)) {
    const read = Object.entries(decks).map(([hero, counts]) => [hero, readCounts(counts)] as const);
    if (read.length > 40 || read.some(([hero, counts]) => !ID.test(hero) || !counts)) return null;
    return { ...emptyDeck(), kind: "pool", name: called, heroes: read.map(([hero]) => hero), decks: Object.fromEntries(read) as Record<string, Counts> };
  }
  const counts = readCounts(deck);
  if (!Array.isArray(heroes) || heroes.length > 40 || !heroes.every((hero) => typeof hero === "string" && ID.test(hero)) || !counts) return null;
  return { ...emptyDeck(), name: called, heroes: heroes as string[], deck: counts };
}

function readCounts(data: unknown): Counts | null {
  if (typeof data !== "object" || data === null || Array.isArray(data) || Object.keys(data).length > 400) return null;
  const counts: Counts = {};
  for (const [id, count] of Object.entries(data)) {
    if (typeof count !== "number" || !Number.isInteger(count) || !ID.test(id)) return null;
    if (count > 0) counts[id] = Math.min(count, 99);
  }
  return counts;
}

export function savedDecks(game: string): SavedDeck[] {
  return savedLists(game).flatMap(({ id, list }) => {
    const read = readDeck(list);
    return read ? [{ ...read, id }] : [];
  });
}

export function packDeck(list: Deck): Promise<string> {
  return pack(sent(list, list.name));
}

export async function unpackDeck(packed: string): Promise<Deck | null> {
  return readDeck(await unpack(packed));
}

/** The starter lists of the heroes. */
export function filled(list: Deck, catalogue: SkyCatalogue): Deck {
  const deck: Counts = {};
  const decks: Record<string, Counts> = {};
  for (const hero of list.heroes) {
    decks[hero] = { ...catalogue.decks[hero] };
    for (const [card, count] of Object.entries(catalogue.decks[hero] ?? {})) deck[card] = (deck[card] ?? 0) + count;
  }
  return { ...list, deck, decks };
}
