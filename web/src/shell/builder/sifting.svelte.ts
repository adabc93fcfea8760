// What a shelf shows, and in which order: the search is one thing, this is the rest. Games say what their things can be
// told apart by.

/** A number things have; null for things without it, which no limit lets through. */
export interface Span<T> {
  key: string;
  label: string;
  of: (thing: T) => number | null;
}
/** Something things may be or have, one of which is asked for. */
export interface Choice<T> {
  key: string;
  label: string;
  groups: { name: string; options: (readonly [value: string, label: string])[] }[];
  holds: (thing: T, value: string) => boolean;
}
/** A way to put things in order; things that are equal keep the order in which they came. */
export interface Order<T> {
  key: string;
  label: string;
  by: (a: T, b: T) => number;
}
export interface Sieve<T> {
  spans: readonly Span<T>[];
  choices: readonly Choice<T>[];
  orders: readonly Order<T>[];
}

/** By a number, the smallest or the largest first. */
export function byNumber<T>(of: (thing: T) => number | null | undefined, largest = false): Order<T>["by"] {
  const sign = largest ? -1 : 1;
  return (a, b) => sign * ((of(a) ?? 0) - (of(b) ?? 0));
}
export function byName<T>(of: (thing: T) => string): Order<T>["by"] {
  return (a, b) => of(a).localeCompare(of(b));
}

/** What somebody asks for: limits as they were written, choices, an order; "" where nothing is asked. */
export class Sifter {
  /** Whether the fields are shown. */
  open = $state(false);
  limits = $state<Record<string, { from: string; to: string }>>({});
  chosen = $state<Record<string, string>>({});
  order = $state("");

  readonly count = $derived(
    Object.values(this.limits).filter(({ from, to }) => from || to).length +
      Object.values(this.chosen).filter(Boolean).length +
      (this.order ? 1 : 0),
  );
  limit(key: string, end: "from" | "to"): string {
    return this.limits[key]?.[end] ?? "";
  }
  setLimit(key: string, end: "from" | "to", value: string): void {
    this.limits[key] = { ...(this.limits[key] ?? { from: "", to: "" }), [end]: value.trim() };
  }
  clear(): void {
    this.limits = {};
    this.chosen = {};
    this.order = "";
  }
  /** The things that are asked for, in the order that is asked for. */
  sift<T>(things: readonly T[], { spans, choices, orders }: Sieve<T>): T[] {
    const left = things.filter(
      (thing) =>
        spans.every((span) => within(span.of(thing), this.limits[span.key])) &&
        choices.every((choice) => !this.chosen[choice.key] || choice.holds(thing, this.chosen[choice.key]!)),
    );
    const order = orders.find(({ key }) => key === this.order);
    return order ? left.sort(order.by) : left;
  }
}

function within(value: number | null, limits: { from: string; to: string } | undefined): boolean {
  if (!limits?.from && !limits?.to) return true;
  if (value === null) return false;
  return (!limits.from || value >= Number(limits.from)) && (!limits.to || value <= Number(limits.to));
}
