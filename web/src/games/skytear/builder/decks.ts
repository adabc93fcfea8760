// Decks and pools as lists: reading what others wrote, what a card needs to fit, and what the frame of builders must
// know.
import { sum, total, withCount, type Counts } from "../../../shell/builder/counts";
import { isId, isRecord, readCounts, readIds, readName } from "../../../shell/builder/reading";
import type { Craft } from "../../../shell/builder/workshop.svelte";
import type { PowerCard, SkyCatalogue } from "../types";
import { sheet } from "./sheet";

export const KINDS = ["casual", "pool"] as const;

/**
 * One deck for some heroes, or (a pool) a deck for each. Both are held while one builds, so that one can change one's
 * mind.
 */
export type Deck = {
  name: string;
  kind: (typeof KINDS)[number];
  heroes: string[];
  deck: Counts;
  decks: Record<string, Counts>;
};

/** The server checks; these numbers are for rulers and proposals. */
export const CARDS_PER_HERO = 8;
export const COPIES = 3;
/** How many heroes a pool has, for games with two lanes and with three. */
export const SMALL_POOL = 6;
const LARGE_POOL = 8;
const MOST_HEROES = 40;

function empty(): Deck {
  return { name: "", kind: "casual", heroes: [], deck: {}, decks: {} };
}

function read(data: unknown): Deck | null {
  if (!isRecord(data)) return null;
  const name = readName(data["name"]);
  if (isRecord(data["decks"])) {
    const decks = Object.entries(data["decks"]).map(([hero, counts]) => [hero, readCounts(counts)] as const);
    if (decks.length > MOST_HEROES || !decks.every(([hero, counts]) => isId(hero) && counts)) return null;
    return {
      ...empty(),
      kind: "pool",
      name,
      heroes: decks.map(([hero]) => hero),
      decks: Object.fromEntries(decks) as Record<string, Counts>,
    };
  }
  const [heroes, deck] = [readIds(data["heroes"], MOST_HEROES), readCounts(data["deck"])];
  return heroes && deck ? { ...empty(), name, heroes, deck } : null;
}

const send = (list: Deck) =>
  list.kind === "pool"
    ? { name: list.name, decks: Object.fromEntries(list.heroes.map((hero) => [hero, list.decks[hero] ?? {}])) }
    : { name: list.name, heroes: list.heroes, deck: list.deck };

export const craft: Craft<Deck, SkyCatalogue> = {
  words: "sk-build",
  empty,
  copy: ({ name, kind, heroes, deck, decks }) => ({
    name,
    kind,
    heroes: [...heroes],
    deck: { ...deck },
    decks: Object.fromEntries(Object.entries(decks).map(([hero, counts]) => [hero, { ...counts }])),
  }),
  send,
  isBlank: (list) => list.heroes.length === 0 && total(list.deck) === 0,
  read,
  shorten: send,
  lengthen: read,
  sheet,
  variant: (list) =>
    list.kind === "casual" ? "casual" : list.heroes.length >= LARGE_POOL ? "three-lane" : "tournament",
};

/** The deck being built: in a pool that of a hero. */
export function deckOf(list: Deck, hero: string): Counts {
  return list.kind === "pool" ? (list.decks[hero] ?? {}) : list.deck;
}
/** How many cards that deck must have. */
export function dueOf(list: Deck): number {
  return list.kind === "pool" ? CARDS_PER_HERO : CARDS_PER_HERO * list.heroes.length;
}
export function cardsOf(list: Deck): Counts {
  return list.kind === "pool" ? sum(list.heroes.map((hero) => list.decks[hero] ?? {})) : list.deck;
}
export function counted(list: Deck, hero: string, card: string, count: number): Deck {
  if (list.kind === "casual") return { ...list, deck: withCount(list.deck, card, count) };
  return { ...list, decks: { ...list.decks, [hero]: withCount(list.decks[hero] ?? {}, card, count) } };
}
/** With the starter lists of its heroes. */
export function filled(list: Deck, book: SkyCatalogue): Deck {
  const starters = list.heroes.map((hero) => book.decks[hero] ?? {});
  return {
    ...list,
    deck: sum(starters),
    decks: Object.fromEntries(list.heroes.map((hero, index) => [hero, { ...starters[index] }])),
  };
}
/** What a deck lacks, from the starter lists: Ultimates first. */
export function toppedUp(list: Deck, hero: string, book: SkyCatalogue): Deck {
  const starter = deckOf(filled(list, book), hero);
  const ranked = Object.keys(starter).sort(
    (a, b) => Number(!book.cards[a]?.only_hero) - Number(!book.cards[b]?.only_hero),
  );
  let topped = list;
  for (const card of ranked) {
    const [deck, wanted] = [deckOf(topped, hero), starter[card] ?? 0];
    const room = dueOf(list) - total(deck);
    if (wanted > (deck[card] ?? 0)) topped = counted(topped, hero, card, Math.min(wanted, (deck[card] ?? 0) + room));
  }
  return topped;
}

/** Whether the factions of the heroes have the runes of a card; Ultimates are for one hero alone. */
export function fits(card: PowerCard, list: Deck, hero: string, book: SkyCatalogue): boolean {
  if (card.only_hero) return list.kind === "pool" ? card.only_hero === hero : list.heroes.includes(card.only_hero);
  const runes = new Set(list.heroes.map((one) => book.factions[book.heroes[one]?.faction ?? ""]?.rune));
  return card.runes.every((rune) => runes.has(rune));
}
export function mostOf(card: PowerCard): number {
  return card.only_hero ? 1 : COPIES;
}
/** Cheap ones first. */
export function cardOrder(deck: Counts, book: SkyCatalogue): string[] {
  const { cards } = book;
  return Object.keys(deck).sort(
    (a, b) => (cards[a]?.cost ?? 9) - (cards[b]?.cost ?? 9) || (cards[a]?.name ?? a).localeCompare(cards[b]?.name ?? b),
  );
}
