// Where characters may be deployed: near their own edge, or beside those the question names.
import type { Point } from "../front";
import type { TellQuestion } from "../../lib/messages";
import { characterOf, RANGES, SIDE, SLACK, type CharacterView, type ShatterView, type Fielded } from "./types";

/** Those beside whom a character may be deployed, and how far from each; nobody: anywhere near its own edge. */
export function besideWhom(view: ShatterView, question: TellQuestion): { one: CharacterView; reach: number }[] {
  const { leader, reach, beside } = question.about as { leader?: string | null; reach?: number; beside?: string[] };
  if (question.kind !== "deploy" || !leader) return [];
  const named = [{ id: leader, reach: reach ?? RANGES[1] }, ...(beside ?? []).map((id) => ({ id, reach: RANGES[1] }))];
  return named.flatMap(({ id, reach }) => {
    const one = characterOf(view, id)?.one;
    return one ? [{ one, reach }] : [];
  });
}
/** Whether a character may be deployed at a point, as far as that goes. */
export function isDeployable(view: ShatterView, who: Fielded, question: TellQuestion, { x, y }: Point): boolean {
  const friends = besideWhom(view, question);
  if (friends.length)
    return friends.some(
      ({ one, reach }) => Math.hypot(x - one.x, y - one.y) - one.radius - who.one.radius <= reach + SLACK,
    );
  return (view.players[who.unit.owner]?.edge === 1 ? SIDE - y : y) - who.one.radius <= RANGES[2] + SLACK;
}
