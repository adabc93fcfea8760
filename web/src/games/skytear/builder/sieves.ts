// By what power cards can be told apart on the shelf, beside their type and whether they fit the heroes.
import { t } from "../../../lib/words";
import { byName, byNumber, type Sieve } from "../../../shell/builder/sifting.svelte";
import type { PowerCard, SkyCatalogue } from "../types";

const RUNES = ["fire", "air", "earth", "ice"] as const;
const hasRune = (card: PowerCard, rune: string): boolean => card.runes.some((one) => one === rune);

export function cardSieve(book: SkyCatalogue): Sieve<PowerCard> {
  const factions = Object.values(book.factions);
  const heroes = [...new Set(Object.values(book.cards).flatMap(({ only_hero }) => only_hero ?? []))];
  return {
    spans: [
      { key: "cost", label: t("sk-build-mana"), of: ({ cost }) => cost },
      { key: "modifier", label: t("sk-modifier"), of: ({ modifier }) => modifier },
    ],
    choices: [
      {
        key: "faction",
        label: t("sk-build-faction"),
        groups: [{ name: "", options: factions.map(({ id, name }) => [id, name] as const) }],
        holds: (card, faction) => hasRune(card, book.factions[faction]?.rune ?? ""),
      },
      {
        key: "kind",
        label: t("sk-build-kind"),
        groups: [
          {
            name: "",
            options: [
              ["one-rune", t("sk-build-one-rune")],
              ["two-runes", t("sk-build-two-runes")],
              ["ultimate", t("sk-build-ultimate")],
            ],
          },
          {
            name: t("sk-build-ultimates-of"),
            options: heroes.map((hero) => [`hero:${hero}`, book.heroes[hero]?.name ?? hero] as const),
          },
        ],
        holds: (card, wish) => {
          if (wish.startsWith("hero:")) return card.only_hero === wish.slice("hero:".length);
          if (wish === "ultimate") return card.only_hero !== null;
          const runes = RUNES.filter((rune) => hasRune(card, rune)).length;
          return wish === "two-runes" ? runes > 1 : runes === 1;
        },
      },
    ],
    orders: [
      { key: "cost", label: t("sk-build-by-cost"), by: byNumber(({ cost }) => cost) },
      { key: "dear", label: t("sk-build-by-dear"), by: byNumber(({ cost }) => cost, true) },
      { key: "modifier", label: t("sk-build-by-modifier"), by: byNumber(({ modifier }) => modifier, true) },
      { key: "name", label: t("sk-build-by-name"), by: byName(({ name }) => name) },
    ],
  };
}
