// A deck or a pool as it is told to people.
import { t } from "../../../lib/words";
import { total, type Counts } from "../../../shell/builder/counts";
import { entry, type Entry, type Sheet } from "../../../shell/builder/sheet";
import { art, type SkyCatalogue } from "../types";
import { cardOrder, cardsOf, CARDS_PER_HERO, type Deck } from "./decks";

export function sheet(list: Deck, book: SkyCatalogue): Sheet {
  const heroes = list.heroes.map((hero) => heroTold(hero, book));
  const due = CARDS_PER_HERO * list.heroes.length;
  const decks =
    list.kind === "pool"
      ? list.heroes.map((hero) => ({
          name: t("sk-build-of", { name: book.heroes[hero]?.name ?? hero }),
          entries: cardsTold(list.decks[hero] ?? {}, book, `${hero}:`),
        }))
      : [{ name: t("sk-build-cards"), entries: cardsTold(list.deck, book) }];
  return {
    name: list.name,
    about: t(`sk-build-${list.kind}`),
    worth: t("sk-build-count", { count: total(cardsOf(list)), due }),
    parts: [{ name: t("sk-build-heroes"), entries: heroes }, ...decks].filter(({ entries }) => entries.length),
  };
}

function heroTold(id: string, book: SkyCatalogue): Entry {
  const hero = book.heroes[id];
  const faction = book.factions[hero?.faction ?? ""];
  return entry(`hero:${id}`, hero?.name ?? id, {
    about: hero ? `${faction?.name ?? hero.faction} · ${t(`sk-class-${hero.class}`)}` : "",
    icon: art(id, book),
    tint: faction ? `var(--rune-${faction.rune})` : "",
  });
}

/** Cards by what they cost; the deck they are in tells those of a pool apart. */
function cardsTold(deck: Counts, book: SkyCatalogue, deckOf = ""): Entry[] {
  return cardOrder(deck, book).map((id) => {
    const card = book.cards[id];
    return entry(deckOf + id, card?.name ?? id, {
      count: deck[id] ?? 0,
      about: card ? `${t(`sk-type-${card.type}`)} · ${t("sk-cost", { cost: card.cost })}` : "",
    });
  });
}
