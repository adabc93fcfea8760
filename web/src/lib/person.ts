// What belongs to one's key besides seats, kept on the server so that every device with the key has it: name and lists.
import { api } from "./api";
import { heldKey, ownKey, takeKey } from "./identity";
import { keepLists, keptLists, newer, type KeptLists } from "./lists";
import { forgetKeyed } from "./seats";
import { recall, remember } from "./settings.svelte";

const PATIENCE = 1500;
let timer = 0;

/** The name one goes by; "" for none. */
export function ownName(): string {
  return recall("name") ?? "";
}

export function setOwnName(name: string): void {
  remember("name", name.trim());
  saveSoon();
}

/** Leave what has changed with the key, when nothing more changes for a moment. */
export function saveSoon(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void save(), PATIENCE);
}

/** Leave it now: somebody is about to take the key elsewhere. */
export async function save(): Promise<void> {
  clearTimeout(timer);
  try {
    const key = ownKey();
    const { lists = {} } = await api.me(key);
    await api.keepMe({ name: ownName(), lists: keepNewer(lists) }, key);
  } catch {
    // the server cannot be reached: this browser has it, and the next change is tried again
  }
}

/** Be whoever has this key: what this browser has is added to what was left with it; false if it is no key. */
export async function becomeOwner(text: string): Promise<boolean> {
  if (!takeKey(text)) return false;
  forgetKeyed();
  await bringTogether();
  return true;
}

/** Of each list, of those left with the key and those kept here, the newer one counts, and is kept here from now on. */
function keepNewer(left: KeptLists): KeptLists {
  const own = keptLists();
  const games = [...new Set([...Object.keys(own), ...Object.keys(left)])];
  keepLists(Object.fromEntries(games.map((game) => [game, newer(own[game] ?? [], left[game] ?? [])])));
  return keptLists();
}

/** Bring this browser and what was left with the key together; the name left with the key counts. */
export async function bringTogether(): Promise<void> {
  const key = heldKey();
  if (!key) return;
  try {
    const { name = "", lists = {} } = await api.me(key);
    const both = keepNewer(lists);
    if (name) remember("name", name);
    if (JSON.stringify([ownName(), both]) !== JSON.stringify([name, lists])) saveSoon();
  } catch {
    // later
  }
}
