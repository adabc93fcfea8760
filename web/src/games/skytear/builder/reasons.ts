// What the rules say of a deck or a pool: which card each reason is about, and ways out.
import type { TellRefusal } from "../../../lib/messages";
import { t } from "../../../lib/words";
import { total } from "../../../shell/builder/counts";
import type { Fix, Workshop } from "../../../shell/builder/workshop.svelte";
import type { PowerCard, SkyCatalogue } from "../types";
import { cardsOf, counted, deckOf, dueOf, mostOf, SMALL_POOL, toppedUp, type Deck } from "./decks";

/** The card of a list that a reason names. */
export function cardIn(refusal: TellRefusal, list: Deck, book: SkyCatalogue): string {
  const cards = Object.keys(cardsOf(list));
  return cards.includes(refusal.id) ? refusal.id : (longest(cards.flatMap((card) => book.cards[card] ?? []), refusal)?.id ?? "");
}

/** Of the things a reason names, the one with the longest name: another's may be part of it. */
function longest<T extends { name: string }>(things: readonly T[], refusal: TellRefusal): T | undefined {
  return things.filter((thing) => refusal.reason.includes(thing.name)).sort((a, b) => b.name.length - a.name.length)[0];
}

/** The hero of a pool whose deck a reason is about; of the others, the first that has the card. */
function heroIn(refusal: TellRefusal, list: Deck, card: string, book: SkyCatalogue): string {
  const named = longest(list.heroes.flatMap((hero) => book.heroes[hero] ?? []), refusal)?.id;
  const has = (hero: string | undefined): boolean => hero !== undefined && (!card || card in deckOf(list, hero));
  return (has(named) ? named : list.heroes.find(has)) ?? "";
}

export function fixesOf(refusal: TellRefusal, shop: Workshop<Deck, SkyCatalogue>): Fix[] {
  const { list, book } = shop;
  if (!book) return [];
  const card = cardIn(refusal, list, book);
  const hero = heroIn(refusal, list, card, book);
  if (/-DEK-(03|07|15)$/.test(refusal.rule)) return heroFixes(shop, book);
  if (/-DEK-(01|16)$/.test(refusal.rule)) return sizeFixes(shop, hero, book);
  const set = (id: string, count: number) => (): void => shop.change(counted(list, hero, id, count));
  if (!card) return missing(refusal, list, book).map((ultimate) => ({ label: t("build-add", { name: ultimate.name }), run: () => shop.change(counted(list, ultimate.only_hero ?? "", ultimate.id, 1)) }));
  const over = (cardsOf(list)[card] ?? 0) - (book.cards[card] ? mostOf(book.cards[card]) : 0);
  const kept = (deckOf(list, hero)[card] ?? 0) - over;
  if (/-DEK-(12|13|18)$/.test(refusal.rule) && kept > 0) return [{ label: t("build-fix-keep", { count: kept }), run: set(card, kept) }];
  return [{ label: t("build-fix-drop"), run: set(card, 0) }];
}

/** The Ultimate that a deck lacks. */
function missing(refusal: TellRefusal, list: Deck, book: SkyCatalogue): PowerCard[] {
  const ultimates = Object.values(book.cards).filter((card) => card.only_hero && list.heroes.includes(card.only_hero));
  return [longest(ultimates, refusal) ?? []].flat();
}

/** A hero more or less: the last one taken leaves, one of those left joins. */
function heroFixes(shop: Workshop<Deck, SkyCatalogue>, book: SkyCatalogue): Fix[] {
  const { list } = shop;
  const others = Object.values(book.heroes).filter((hero) => !list.heroes.includes(hero.id));
  const last = list.heroes.at(-1) ?? "";
  const leave: Fix = { label: t("sk-build-drop", { name: book.heroes[last]?.name ?? last }), run: () => shop.change({ ...list, heroes: list.heroes.slice(0, -1) }) };
  const join = others.slice(0, 2).map((hero): Fix => ({ label: t("sk-build-take", { name: hero.name }), run: () => shop.change({ ...list, heroes: [...list.heroes, hero.id] }) }));
  return list.heroes.length > SMALL_POOL ? [leave, ...join] : join;
}

/** Cards from the starter lists while there are too few, one less of those there are most of while there are too many. */
function sizeFixes(shop: Workshop<Deck, SkyCatalogue>, hero: string, book: SkyCatalogue): Fix[] {
  const { list } = shop;
  const deck = deckOf(list, hero);
  if (total(deck) < dueOf(list)) return [{ label: t("sk-build-fix-fill"), run: () => shop.change(toppedUp(list, hero, book)) }];
  const most = Object.keys(deck).filter((card) => !book.cards[card]?.only_hero).sort((a, b) => (deck[b] ?? 0) - (deck[a] ?? 0));
  return most.slice(0, 2).map((card) => ({ label: t("build-less", { name: book.cards[card]?.name ?? card }), run: () => shop.change(counted(list, hero, card, (deck[card] ?? 0) - 1)) }));
}
