// What the rules say of a deck or a pool: where it is written, and ways out.
import type { TellViolation } from "../../../lib/messages";
import { t } from "../../../lib/words";
import { total } from "../../../shell/builder/counts";
import type { Fix, Path, Workshop } from "../../../shell/builder/workshop.svelte";
import type { SkyCatalogue } from "../types";
import { cardsOf, counted, deckOf, dueOf, mostOf, SMALL_POOL, toppedUp, type Deck } from "./decks";

/** The way to the deck being built: in a pool that of a hero. */
export function pathOf(list: Deck, hero: string): Path {
  return list.kind === "pool" ? ["decks", hero] : ["deck"];
}

export function fixesOf(refusal: TellViolation, shop: Workshop<Deck, SkyCatalogue>): Fix[] {
  const { judged: list, book } = shop;
  if (!book || !list) return [];
  const [part, ...rest] = refusal.where[0] ?? [];
  if (/-DEK-(03|07|15)$/.test(refusal.rule)) return heroFixes(shop, list, book);
  if (part !== "deck" && part !== "decks") return [];
  const [hero = "", card = ""] = (part === "deck" ? ["", ...rest] : rest).map(String);
  if (!card) return sizeFixes(shop, list, hero, book);
  const set = (count: number) => (): void => shop.change(counted(list, hero, card, count));
  const there = deckOf(list, hero)[card] ?? 0;
  if (!there) return [{ label: t("build-add", { name: book.cards[card]?.name ?? card }), run: set(1) }];
  const kept = there - (cardsOf(list)[card] ?? 0) + (book.cards[card] ? mostOf(book.cards[card]) : 0);
  if (/-DEK-(12|13|18)$/.test(refusal.rule) && kept > 0)
    return [{ label: t("build-fix-keep", { count: kept }), run: set(kept) }];
  return [{ label: t("build-fix-drop"), run: set(0) }];
}

/** A hero more or less: the last one taken leaves, one of those left joins. */
function heroFixes(shop: Workshop<Deck, SkyCatalogue>, list: Deck, book: SkyCatalogue): Fix[] {
  const others = Object.values(book.heroes).filter((hero) => !list.heroes.includes(hero.id));
  const last = list.heroes.at(-1) ?? "";
  const leave: Fix = {
    label: t("sk-build-drop", { name: book.heroes[last]?.name ?? last }),
    run: () => shop.change({ ...list, heroes: list.heroes.slice(0, -1) }),
  };
  const join = others.slice(0, 2).map((hero): Fix => ({
    label: t("sk-build-take", { name: hero.name }),
    run: () => shop.change({ ...list, heroes: [...list.heroes, hero.id] }),
  }));
  return list.heroes.length > SMALL_POOL ? [leave, ...join] : join;
}

/**
 * Cards from the starter lists while there are too few, one less of those there are most of while there are too many.
 */
function sizeFixes(shop: Workshop<Deck, SkyCatalogue>, list: Deck, hero: string, book: SkyCatalogue): Fix[] {
  const deck = deckOf(list, hero);
  if (total(deck) < dueOf(list))
    return [{ label: t("sk-build-fix-fill"), run: () => shop.change(toppedUp(list, hero, book)) }];
  const most = Object.keys(deck)
    .filter((card) => !book.cards[card]?.only_hero)
    .sort((a, b) => (deck[b] ?? 0) - (deck[a] ?? 0));
  return most.slice(0, 2).map((card) => ({
    label: t("build-less", { name: book.cards[card]?.name ?? card }),
    run: () => shop.change(counted(list, hero, card, (deck[card] ?? 0) - 1)),
  }));
}
