// Lists players build, of any game: kept on this device, packed into links, saved as files. What is in a list is the
// game's own matter.
import { api } from "./api";
import type { KeptList } from "./messages";
import { recall, remember } from "./settings.svelte";

/** A list as the server takes it; every game's lists have a name. */
export type GameList = Record<string, unknown> & { name: string };

export interface SavedList {
  id: string;
  saved: string;
  list: GameList;
  /** The collection it is in; "" for none. */
  folder: string;
}

/** A saved list and the variants of its game it may be played in: none while it is not legal. */
export interface CheckedList extends SavedList {
  variants: string[];
}

/** Lists by game, as they are left with one's key: those that were deleted have no list. */
export type KeptLists = Record<string, KeptList[]>;

const PREFIX = "battlemat.lists.";
const MOST_LISTS = 60;
const MOST_DELETED = 40;
const MOST_TEXT = 20_000;
export const LONGEST_FOLDER = 40;

export function savedLists(game: string): SavedList[] {
  return allLists(game).filter(isSaved);
}

/** Also those that were deleted. */
function allLists(game: string): KeptList[] {
  try {
    const data: unknown = JSON.parse(recall(`lists.${game}`) ?? "[]");
    const kept = Array.isArray(data) ? (data as KeptList[]) : [];
    return kept.filter((entry) => isSaved(entry) || entry?.list === null).map(whole);
  } catch {
    return [];
  }
}

/** As the server writes it; what was kept before there were collections is in none. */
function whole({ id, saved, list, folder }: KeptList): Required<KeptList> {
  return { id, saved, list: list ?? null, folder: typeof folder === "string" ? folder : "" };
}

function keep(game: string, lists: KeptList[]): void {
  const here = lists.filter((entry) => entry.list).slice(0, MOST_LISTS);
  const deleted = lists.filter((entry) => !entry.list).slice(0, MOST_DELETED);
  remember(`lists.${game}`, JSON.stringify([...here, ...deleted]));
}

export function keptLists(): KeptLists {
  const games = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  return Object.fromEntries(games.map((key) => [key.slice(PREFIX.length), allLists(key.slice(PREFIX.length))]));
}

export function keepLists(lists: KeptLists): void {
  for (const [game, entries] of Object.entries(lists)) keep(game, entries);
}

/** Of two devices' lists the newer of each, the newest first. */
export function newer(one: KeptList[], other: KeptList[]): KeptList[] {
  const found = new Map<string, KeptList>();
  for (const entry of [...one, ...other]) {
    const before = found.get(entry.id);
    if (!before || before.saved < entry.saved) found.set(entry.id, entry);
  }
  return [...found.values()].sort((a, b) => b.saved.localeCompare(a.saved));
}

/** Every saved list with what the server says of it; those it cannot say anything of are left out. */
export async function checkedLists(game: string): Promise<CheckedList[]> {
  const checks = await Promise.all(
    savedLists(game).map(async (entry) => {
      try {
        return { ...entry, variants: (await api.checkList(game, entry.list)).variants };
      } catch {
        return null;
      }
    }),
  );
  return checks.filter((entry) => entry !== null);
}

function isSaved(entry: unknown): entry is SavedList {
  if (typeof entry !== "object" || entry === null) return false;
  const { id, list } = entry as Record<string, unknown>;
  return (
    typeof id === "string" &&
    typeof list === "object" &&
    list !== null &&
    typeof (list as Record<string, unknown>)["name"] === "string"
  );
}

/** Keep a list as it is now, in the collection it is in. */
export function saveList(game: string, id: string, list: GameList): void {
  const folder = savedLists(game).find((entry) => entry.id === id)?.folder ?? "";
  keep(game, [{ id, saved: now(), list, folder }, ...others(game, id)]);
}

// Collections: there are those that a list is in

/** The collections there are, by name. */
export function foldersOf(lists: readonly Pick<SavedList, "folder">[]): string[] {
  return [...new Set(lists.map(({ folder }) => folder))].filter(Boolean).sort((a, b) => a.localeCompare(b));
}

/** Put a list into a collection, or ("") into none. */
export function moveList(game: string, id: string, folder: string): void {
  refold(game, folder, (entry) => entry.id === id);
}

/** Call a collection something else, as another one (they are one then) or nothing (its lists are in none). */
export function renameFolder(game: string, from: string, to: string): void {
  refold(game, to, (entry) => entry.folder === from);
}

function refold(game: string, to: string, which: (entry: SavedList) => boolean): void {
  const folder = to.trim().slice(0, LONGEST_FOLDER);
  const moves = (entry: KeptList): boolean => isSaved(entry) && entry.folder !== folder && which(entry);
  keep(
    game,
    allLists(game).map((entry) => (moves(entry) ? { ...entry, saved: now(), folder } : entry)),
  );
}

function now(): string {
  return new Date().toISOString();
}

/** Delete a list; that it was deleted is kept, so that it does not come back from another device. */
export function forgetList(game: string, id: string): void {
  keep(game, [{ id, saved: now(), list: null }, ...others(game, id)]);
}

function others(game: string, id: string): KeptList[] {
  return allLists(game).filter((entry) => entry.id !== id);
}

export function newListId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 6);
}

// Packed into a link: compressed JSON in the letters addresses may have

export async function pack(data: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  return toLetters(await pipe(bytes, new CompressionStream("deflate-raw")));
}

/** What was packed; undefined when it is damaged or too long. */
export async function unpack(packed: string): Promise<unknown> {
  if (packed.length > MOST_TEXT) return undefined;
  try {
    const bytes = await pipe(fromLetters(packed), new DecompressionStream("deflate-raw"));
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
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

/** Let the browser keep a text, or anything else, as a file. */
export function keepFile(name: string, content: string | Blob, type = "application/json"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
