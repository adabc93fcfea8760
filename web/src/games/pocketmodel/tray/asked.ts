// Whose dice a question is about.
import type { TellQuestion } from "../../../lib/messages";
import type { Fight, FightSide } from "../fight";
import { unitOf, type PocketView } from "../types";

/** Which side's dice a question is about; -1: none. The numbers in its options tell. */
export function askedSide(question: TellQuestion | null, fight: Fight | null, view: PocketView): number {
  if (question?.kind !== "die" || !fight) return -1;
  const own = fight.sides.findIndex((side) => unitOf(view, side.unit)?.owner === view.viewer);
  return fits(question, fight.sides[own]) ? own : 1 - own;
}
function fits(question: TellQuestion, side: FightSide | undefined): boolean {
  return (
    side !== undefined &&
    question.options.every((option) => {
      const place = /^die-(\d)$/.exec(option.id);
      return !place || option.text.includes(String(side.dice[Number(place[1]) - 1]));
    })
  );
}
