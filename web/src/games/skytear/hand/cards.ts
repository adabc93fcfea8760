// Which cards lie along the lower edge, by what name each is picked, and how far they lie over each other.
import type { TellQuestion } from "../../../lib/messages";
import { cardOf, type SkyCatalogue, type SkyView } from "../types";

/** A card, and the part of an option that picks it. */
export interface Held {
  card: string;
  thing: string;
}
/** Questions that are about cards one does not hold: looked at in the deck, or turned over. */
const LOOKING = ["modifier", "predict-discard", "predict-order"];
/** Pixels: a card at its widest and narrowest, the gap after it, how far one may lie over another, what stays free. */
const [WIDEST, ROOMY, SLIMMEST, GAP, REST] = [126, 104, 70, 7, 12];

function firstParts(question: TellQuestion | null): string[] {
  return (question?.options ?? []).map((option) => option.parts[0] ?? "");
}
/** Heroes and factions to choose from while drafting. */
export function draftedOf(question: TellQuestion | null): string[] {
  return question && ["draft", "faction"].includes(question.kind) ? firstParts(question) : [];
}
/** Cards the question is about that are not in hand. */
export function elsewhereOf(question: TellQuestion | null, catalogue: SkyCatalogue): Held[] {
  if (!question || !LOOKING.includes(question.kind)) return [];
  return firstParts(question)
    .filter((part) => cardOf(catalogue, part))
    .map((thing) => ({ card: thing, thing }));
}
/** The hand of the viewer; spectators see none. Of equal cards each is picked by a name of its own, if it has one. */
export function inHand(view: SkyView, question: TellQuestion | null, catalogue: SkyCatalogue): Held[] {
  const seat = view.viewer === null ? undefined : view.players[view.viewer];
  if (!seat) return [];
  const parts = firstParts(question);
  const times = new Map<string, number>();
  const numbered = (seat.hand ?? []).map((card): Held => {
    const copy = (times.get(card) ?? 0) + 1;
    times.set(card, copy);
    const name = `${card}.${copy}`;
    return { card, thing: copy > 1 && parts.includes(name) ? name : card };
  });
  const flux = view.flux && seat.side === "south" && view.phase === "heroes";
  return [...(flux ? ofFirstPlayer(catalogue) : []), ...numbered];
}
/** The card of the first player, which lies on the board and is played as if it were in hand. */
function ofFirstPlayer(catalogue: SkyCatalogue): Held[] {
  const found = Object.values(catalogue.cards).filter((card) => card.first_player);
  return found.map(({ id }) => ({ card: id, thing: id }));
}
/** Whether cards may be answered with, so that all others step back. */
export function asksForCards(question: TellQuestion | null, catalogue: SkyCatalogue): boolean {
  if (!question) return false;
  if (question.kind === "priority" || question.kind === "activation") return true;
  return firstParts(question).some((part) => cardOf(catalogue, part));
}
/**
 * Cards become narrower before they lie over each other, which they never do: so slim that only their names fit, and if
 * there are still more, the hand slides.
 */
export function widthOf(cards: number, room: number): number {
  return Math.max(SLIMMEST, Math.min(WIDEST, Math.floor((room - REST) / Math.max(1, cards)) - GAP));
}
/** Too narrow for more than names. */
export function isSlim(width: number): boolean {
  return width < ROOMY;
}
