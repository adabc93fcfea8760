// The games there is a table for: a folder here whose index.ts exports a `Front`, and whose Builder.svelte, if there is
// one, builds lists.
import type { Component } from "svelte";
import type { GameList } from "../lib/lists";
import type { Front } from "./front";

const fronts = import.meta.glob<{ front: Front }>("./*/index.ts");
const builders = import.meta.glob<{ default: Component<{ game: string }> }>("./*/Builder.svelte");

/** The front of a game; null for a game without one. */
export async function frontOf(game: string): Promise<Front | null> {
  const load = fronts[`./${game}/index.ts`];
  return load ? (await load()).front : null;
}

/** Whether a game can be shown at a table here. */
export function hasFront(game: string): boolean {
  return `./${game}/index.ts` in fronts;
}

export function hasBuilder(game: string): boolean {
  return `./${game}/Builder.svelte` in builders;
}

/** Where lists of a game are built; null for a game without a builder. */
export async function builderOf(game: string): Promise<Component<{ game: string }> | null> {
  const load = builders[`./${game}/Builder.svelte`];
  return load ? (await load()).default : null;
}

/** What a game's builder makes of lists in links. */
interface Reader {
  lengthen: (data: unknown) => GameList | null;
  copy: (list: never) => GameList;
  send?: (list: never) => GameList;
}
const readers = import.meta.glob<{ craft: Reader }>("./*/pasted.ts");

/** A list out of what a link of a game's builder carries, as the server takes it; null when it is none. */
export async function listFromLink(game: string, data: unknown): Promise<GameList | null> {
  const load = readers[`./${game}/pasted.ts`];
  if (!load) return null;
  const { craft } = await load();
  const list = craft.lengthen(data);
  return list && (craft.send ?? craft.copy)(list as never);
}
