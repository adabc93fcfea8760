// Lists players build: kept on this device, packed into links, read from files.
import { recall, remember } from "../../lib/settings.svelte";

export type Counts = Record<string, number>;

/** A fleet and its deck as the server takes it. `deploy` proposes the starting units. */
export interface FleetList {
  name: string;
  units: Counts;
  deck: Counts;
  deploy: Counts;
}

export interface SavedList extends FleetList {
  id: string;
  saved: string;
}

const MOST_LISTS = 60;
const MOST_TEXT = 20_000;
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

// Kept on this device

export function savedLists(game: string): SavedList[] {
  try {
    const data: unknown = JSON.parse(recall(`lists.${game}`) ?? "[]");
    if (!Array.isArray(data)) return [];
    return data.flatMap((entry: Record<string, unknown>) => {
      const list = readList(entry);
      return list && typeof entry["id"] === "string" ? [{ ...list, id: entry["id"], saved: String(entry["saved"] ?? "") }] : [];
    });
  } catch {
    return [];
  }
}

export function saveList(game: string, id: string, list: FleetList): void {
  const others = savedLists(game).filter((entry) => entry.id !== id);
  const entry: SavedList = { id, saved: new Date().toISOString(), ...list };
  remember(`lists.${game}`, JSON.stringify([entry, ...others].slice(0, MOST_LISTS)));
}

export function forgetList(game: string, id: string): void {
  remember(`lists.${game}`, JSON.stringify(savedLists(game).filter((entry) => entry.id !== id)));
}

export function newListId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 6);
}

// Packed into a link: compressed JSON in the letters addresses may have

export async function packList(list: FleetList): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([list.name, list.units, list.deck, list.deploy]));
  return toLetters(await pipe(bytes, new CompressionStream("deflate-raw")));
}

export async function unpackList(packed: string): Promise<FleetList | null> {
  if (packed.length > MOST_TEXT) return null;
  try {
    const bytes = await pipe(fromLetters(packed), new DecompressionStream("deflate-raw"));
    const data: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!Array.isArray(data)) return null;
    const [name, units, deck, deploy] = data as unknown[];
    return readList({ name, units, deck, deploy });
  } catch {
    return null;
  }
}

async function pipe(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > 10 * MOST_TEXT) throw new Error("too long");
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toLetters(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Let the browser keep a text as a file. */
export function keepFile(name: string, text: string, type = "application/json"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
