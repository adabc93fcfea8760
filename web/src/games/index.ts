// The games there is a table for. Adding one: a folder here that exports a `Front`, and one line.
import type { Front } from "./front";

const FRONTS: Record<string, () => Promise<{ front: Front }>> = {
  pocketmodel: () => import("./pocketmodel"),
};

/** The front of a game; null for a game without one. */
export async function frontOf(game: string): Promise<Front | null> {
  const load = FRONTS[game];
  return load ? (await load()).front : null;
}
