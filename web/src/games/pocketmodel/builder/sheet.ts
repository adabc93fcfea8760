// A fleet and its deck as they are told to people.
import { t } from "../../../lib/words";
import { total } from "../../../shell/builder/counts";
import { entry, type Sheet } from "../../../shell/builder/sheet";
import { cardOrder, drawing, STARS, starsOf, unitOrder, type Catalogue } from "./fleet";
import type { FleetList } from "./lists";

export function sheet(list: FleetList, book: Catalogue): Sheet {
  const units = unitOrder(list.units, book).map((id) => {
    const unit = book.units[id];
    const count = list.units[id] ?? 0;
    const start = Math.min(list.deploy[id] ?? 0, count);
    return entry(`unit:${id}`, unit?.name ?? id, {
      count,
      about: [
        unit?.vehicle,
        unit && `${unit.attack} / ${unit.damage} / ${unit.defense} / ${unit.shields}`,
        start && t("pm-build-starting", { count: start }),
      ]
        .filter(Boolean)
        .join(" · "),
      worth: unit ? `${unit.stars * count}★` : "",
      icon: drawing(id, unit),
    });
  });
  const cards = cardOrder(list.deck, book).map((id) => {
    const card = book.cards[id];
    return entry(`card:${id}`, card?.name ?? id, {
      count: list.deck[id] ?? 0,
      about: card ? t(`pm-build-${card.type}`) : "",
    });
  });
  return {
    name: list.name,
    about: t("pm-build-summary", { units: total(list.units), cards: total(list.deck) }),
    worth: `${starsOf(list.units, book)} / ${STARS}★`,
    parts: [
      { name: t("pm-build-fleet"), entries: units },
      { name: t("pm-build-deck"), entries: cards },
    ].filter(({ entries }) => entries.length),
  };
}
