// An attack as the tray shows it: its steps, and what the dice showed when they fell.
import type { TellEvent } from "../../lib/messages";
import type { AttackView, Result, Roll } from "./types";

export const STEPS = ["target", "dice", "modify", "results", "tree", "damage", "after"] as const;
export const ATTACK_ORDER: readonly Result[] = ["crit", "strike", "expertise", "failure"];
export const DEFENSE_ORDER: readonly Result[] = ["block", "expertise", "failure"];

/** Which of the steps an attack is in; the rules count ten. */
export function stepOf(attack: AttackView): number {
  return attack.step <= 4
    ? 0
    : attack.step === 5
      ? 1
      : attack.step === 6
        ? 2
        : attack.step === 7
          ? 3
          : attack.step === 8
            ? 4
            : attack.step === 9
              ? 5
              : 6;
}
/** What was rolled in the attack in progress, before anything changed it. */
export function rolled(recent: readonly TellEvent[]): { attack: Roll; defense: Roll; times: number } | null {
  const from = recent.findLastIndex((event) => event.kind === "attack");
  const roll = recent.slice(Math.max(0, from)).findLast((event) => event.kind === "rolled");
  return roll
    ? { attack: (roll.data["attack"] ?? {}) as Roll, defense: (roll.data["defense"] ?? {}) as Roll, times: roll.index }
    : null;
}
export interface Die {
  face: Result;
  /** Added by a chart, or turned from another face. */
  was: Result | "" | null;
  /** A strike that a block took away. */
  blocked: boolean;
}
/**
 * The dice now, with what became of those that were rolled: equal ones stay, blocks take strikes, the rest were turned
 * or added.
 */
export function dice(now: Roll, before: Roll | undefined, order: readonly Result[], blocks = 0): Die[] {
  const left: Roll = { ...before };
  const found: Die[] = [];
  const changed: Result[] = [];
  for (const face of order)
    for (let number = 0; number < (now[face] ?? 0); number++) {
      if (!before || (left[face] ?? 0) > 0) {
        left[face] = (left[face] ?? 0) - 1;
        found.push({ face, was: null, blocked: false });
      } else changed.push(face);
    }
  const gone = Math.min(blocks, left.strike ?? 0);
  left.strike = (left.strike ?? 0) - gone;
  for (let number = 0; number < gone; number++) found.push({ face: "strike", was: null, blocked: true });
  for (const face of changed) {
    const old = order.find((other) => (left[other] ?? 0) > 0);
    if (old) left[old] = (left[old] ?? 0) - 1;
    found.push({ face, was: old ?? "", blocked: false });
  }
  return found.sort((a, b) => order.indexOf(a.face) - order.indexOf(b.face) || Number(a.blocked) - Number(b.blocked));
}
