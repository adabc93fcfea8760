// The rules of a game as a book: topics, the rules in them, and finding some by their words.

export interface Rule {
  id: string;
  title: string;
  text: string;
  ruling: string;
  kind: string;
  check: string;
  source: string;
}
export interface Topic {
  code: string;
  title: string;
  rules: Rule[];
}
export interface Book {
  game: string;
  topics: Topic[];
  language?: string;
}
/** A rule and where it stands. */
export interface Entry {
  rule: Rule;
  topic: Topic;
}

export function entriesOf(book: Book | null): Entry[] {
  return book?.topics.flatMap((topic) => topic.rules.map((rule) => ({ rule, topic }))) ?? [];
}

export function wordsOf(wish: string): string[] {
  return wish.toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * The rules that have every word of a wish, in any order; the one whose id it is first, then those that have the words
 * in their title. Null without a wish.
 */
export function hitsOf(all: readonly Entry[], wish: string): Entry[] | null {
  const words = wordsOf(wish);
  if (!words.length) return null;
  const whole = wish.trim().toLowerCase();
  const holds = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const rank = ({ rule }: Entry): number => (rule.id.toLowerCase() === whole ? 0 : holds(rule.title) ? 1 : 2);
  return all
    .filter(({ rule }) => holds(`${rule.id}\n${rule.title}\n${rule.text}\n${rule.ruling}`))
    .sort((a, b) => rank(a) - rank(b));
}

/** The entry a step before or after a place; from nowhere (-1), the first or the last. */
export function stepped(entries: readonly Entry[], at: number, by: number): Entry | undefined {
  return entries[at < 0 ? (by > 0 ? 0 : entries.length - 1) : at + by];
}
