// What the odds of an attack are made of, in words: dice by the cards that add to them, and what is not counted.
import { t } from "../../lib/words";
import type { Term } from "./fight";
import type { AttackOutlook } from "./types";

/** Which cards are in the odds, and which may still change them. */
export function certainty(known: AttackOutlook | undefined, name: (card: string) => string): string[] {
  if (!known) return [];
  const cards = (terms: readonly Term[]): Term[] => terms.filter(([term]) => term.includes(":"));
  const added = [...cards(known.red), ...cards(known.green)].map(([card, dice]) => `${name(card)} ${signed(dice)}`);
  const counted = [...added, ...known.counted.map(name)];
  return [
    ...(counted.length ? [t("xw-odds-counted", { cards: counted.join(", ") })] : []),
    ...(known.open.length ? [t("xw-odds-open", { cards: known.open.map(name).join(", ") })] : []),
  ];
}
function signed(dice: number): string {
  return `${dice < 0 ? "−" : "+"}${Math.abs(dice)}`;
}
