// What was declared this turn and is still to come, told from the turn's events.
import type { TellEvent } from "../../../lib/messages";
import type { PocketView } from "../types";

export interface Declared {
  battles: string[];
  /** How many of them were begun. */
  begun: number;
  /** Those still to be fought. */
  later: string[];
}
/** Battles declared this turn, as `attacker>defender`. */
export function declaredBattles(recent: readonly TellEvent[]): Declared {
  let battles: string[] = [];
  let begun = 0;
  for (const { kind, data } of recent) {
    if (kind === "combat-declared") {
      battles = data["battles"] as string[];
      begun = 0;
    } else if (kind === "battle" || kind === "battle-skipped") begun += 1;
  }
  return { battles, begun, later: battles.slice(begun) };
}
/** The number of a unit's declared attack that is still to come; 0: it has none, or it is the only one. */
export function laterOf({ battles, begun, later }: Declared, view: PocketView, unit: string): number {
  const index = later.findIndex((pair) => pair.startsWith(`${unit}>`));
  return index < 0 || battles.length < 2 || view.result ? 0 : begun + index + 1;
}

export interface Strikers {
  place: string;
  waiting: string[];
}
const STRUCK = ["struck", "strike-failed", "strike-skipped"];
/** The units of a declared strike that have not struck yet, and the objective. */
export function strikersOf(recent: readonly TellEvent[], view: PocketView): Strikers {
  let found: Strikers = { place: "", waiting: [] };
  for (const { kind, data } of view.strike ? recent : []) {
    if (kind === "strike-declared")
      found = { place: data["place"] as string, waiting: [...(data["units"] as string[])] };
    else if (STRUCK.includes(kind)) found.waiting = found.waiting.filter((unit) => unit !== data["unit"]);
    else if (kind === "objective-destroyed") found.waiting = [];
  }
  return found;
}
