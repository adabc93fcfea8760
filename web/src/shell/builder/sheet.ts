// A list as it is told to people: for a text, a picture, and to compare it with another one. Games make them of theirs.

/** What a list has: its name, a line about it, what it costs, and everything in it. */
export interface Sheet {
  name: string;
  about: string;
  worth: string;
  parts: Part[];
}
/** A part of a list, such as a squad or a deck; "" where there is only one. */
export interface Part {
  name: string;
  entries: Entry[];
}
export interface Entry {
  /** The same thing has the same key in every list. */
  key: string;
  name: string;
  about: string;
  /** What it costs; "" for nothing. */
  worth: string;
  count: number;
  /** Its drawing in the sprite, if it has one, and what colours it. */
  icon: string;
  tint: string;
  /** Where the sprite has none: what to draw in a box of 48, as SVG; made when it is wanted. */
  drawing?: () => string;
  /** What belongs to it: the upgrades of a ship. */
  extras: Extra[];
}
export interface Extra {
  key: string;
  name: string;
  worth: string;
}

/** An entry with what is always there; the rest is nothing unless it is given. */
export function entry(key: string, name: string, more: Partial<Entry> = {}): Entry {
  return { key, name, about: "", worth: "", count: 1, icon: "", tint: "", extras: [], ...more };
}

const told = (name: string, worth: string): string => (worth ? `${name} (${worth})` : name);

/** The list in lines that people read; at the end the link by which a builder reads it. */
export function asText(sheet: Sheet, link: string): string {
  const head = [sheet.name, [sheet.about, sheet.worth].filter(Boolean).join(" · ")];
  const parts = sheet.parts.map(({ name, entries }) => [
    "",
    ...(name ? [`${name}:`] : []),
    ...entries.flatMap((one) => [
      told(`${one.count > 1 ? `${one.count} × ` : ""}${one.name}${one.about ? `, ${one.about}` : ""}`, one.worth),
      ...one.extras.map((extra) => `  + ${told(extra.name, extra.worth)}`),
    ]),
  ]);
  return [...head, ...parts.flat(), "", link].join("\n");
}

// Comparing ---------------------------------------------------------------------------------------------------------

/** A thing in one of two lists, or in both. */
export interface Pair {
  key: string;
  name: string;
  about: string;
  icon: string;
  tint: string;
  /** How many of it each list has, and what that costs there. */
  counts: [number, number];
  worths: [string, string];
  extras: { key: string; name: string; worth: string; counts: [number, number] }[];
}

/** Whether both lists have the same of it. */
export function isSame({ counts, extras }: Pair): boolean {
  return counts[0] === counts[1] && extras.every((extra) => extra.counts[0] === extra.counts[1]);
}

/**
 * Two lists side by side, in the order of the first: what is alike stands in one line. Of several things of a kind
 * those are put together that have most in common.
 */
export function compared(one: Sheet, other: Sheet): Pair[] {
  const left = all(one);
  const right = all(other);
  const pairs = left.map((mine): [Entry, Entry | undefined] => [mine, undefined]);
  const offers = pairs
    .flatMap((pair, at) =>
      right.filter(({ key }) => key === pair[0].key).map((yours) => ({ at, yours, common: common(pair[0], yours) })),
    )
    .sort((a, b) => b.common - a.common || a.at - b.at);
  const taken = new Set<Entry>();
  for (const { at, yours } of offers) {
    const pair = pairs[at]!;
    if (pair[1] || taken.has(yours)) continue;
    pair[1] = yours;
    taken.add(yours);
  }
  const rest = right.filter((yours) => !taken.has(yours));
  return [...pairs.map(([mine, yours]) => paired(mine, yours)), ...rest.map((yours) => paired(undefined, yours))];
}

const all = (sheet: Sheet): Entry[] => sheet.parts.flatMap(({ entries }) => entries);

function common(mine: Entry, yours: Entry): number {
  const left = counted(mine);
  return [...counted(yours)].reduce((sum, [key, count]) => sum + Math.min(count, left.get(key) ?? 0), 0);
}

function counted(of: Entry | undefined): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { key } of of?.extras ?? []) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function paired(mine: Entry | undefined, yours: Entry | undefined): Pair {
  const { key, name, about, icon, tint } = (mine ?? yours)!;
  const [left, right] = [counted(mine), counted(yours)];
  const extras = new Map([...(mine?.extras ?? []), ...(yours?.extras ?? [])].map((extra) => [extra.key, extra]));
  return {
    key,
    name,
    about,
    icon,
    tint,
    counts: [mine?.count ?? 0, yours?.count ?? 0],
    worths: [mine?.worth ?? "", yours?.worth ?? ""],
    extras: [...extras.values()].map((extra) => ({
      ...extra,
      counts: [left.get(extra.key) ?? 0, right.get(extra.key) ?? 0],
    })),
  };
}
