// How many there are of each thing in a list.

export type Counts = Record<string, number>;

export const MOST_COUNT = 500;

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

/** Several counts together. */
export function sum(all: readonly Counts[]): Counts {
  const found: Counts = {};
  for (const counts of all) for (const [id, count] of Object.entries(counts)) found[id] = (found[id] ?? 0) + count;
  return found;
}
