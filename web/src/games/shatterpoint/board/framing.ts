// What part of the battlefield the camera frames for a question.
import type { TellQuestion } from "../../../lib/messages";
import type { Box, Point } from "../../front";
import { characterOf, unitOf, type CharacterView, type ShatterView } from "../types";

export interface Frame {
  /** The camera moves when this changes. */
  key: string;
  box: Box;
}
type ToBoard = (point: Point) => Point;
/** Millimetres at the top of a framed part that the struggle track may lie on. */
const TRACK = 50;

export function frameOf(view: ShatterView, question: TellQuestion | null, toBoard: ToBoard): Frame | null {
  const around = (key: string, all: readonly CharacterView[], margin: number): Frame => ({
    key,
    box: boxAround(all.map(toBoard), margin),
  });
  const attack = view.attacks.at(-1);
  if (attack) {
    const two = found(view, [attack.attacker, attack.defender]);
    return two.length === 2 ? around(`attack ${attack.attacker} ${attack.defender}`, two, 190) : null;
  }
  if (question?.kind === "deploy") {
    const leader = characterOf(view, question.about["leader"] as string | undefined);
    return leader ? around(`deploy ${leader.one.id}`, [leader.one], 190) : null;
  }
  if (question?.kind === "attack") {
    const all = found(view, [...new Set(question.options.flatMap((option) => option.parts))]);
    if (all.length) return around(`targets ${question.number}`, all, 150);
  }
  const mover = characterOf(view, question?.form === "place" ? (question.about["character"] as string) : null);
  const unit = mover?.unit ?? unitOf(view, view.activation?.unit);
  const members = unit?.characters.filter((one) => one.on_field) ?? [];
  return unit && members.length ? around(`unit ${unit.id}`, members, 250) : null;
}
function found(view: ShatterView, ids: readonly string[]): CharacterView[] {
  return ids.flatMap((id) => characterOf(view, id)?.one ?? []);
}
function boxAround(points: readonly Point[], margin: number): Box {
  const [x0, x1] = [Math.min(...points.map((one) => one.x)), Math.max(...points.map((one) => one.x))];
  const [y0, y1] = [Math.min(...points.map((one) => one.y)), Math.max(...points.map((one) => one.y))];
  return { x: x0 - margin, y: y0 - margin - TRACK, w: x1 - x0 + margin * 2, h: y1 - y0 + margin * 2 + TRACK };
}
