// Searching a shelf: every word somebody typed must be found, in any order.

export type Finder = (...texts: readonly (string | null | undefined)[]) => boolean;

/** Whether texts hold all words of a wish. */
export function finder(wish: string): Finder {
  const words = wish.toLowerCase().split(/\s+/).filter(Boolean);
  return (...texts) => {
    const text = texts.join("\n").toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

/** Things under headings, both in the order in which they come. */
export interface Group<T> {
  name: string;
  things: T[];
}

export function grouped<T>(things: readonly T[], by: (thing: T) => string): Group<T>[] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const name = by(thing);
    const group = groups.get(name);
    if (group) group.push(thing);
    else groups.set(name, [thing]);
  }
  return [...groups].map(([name, found]) => ({ name, things: found }));
}
