// What a unit is doing or has done this turn, as the rail says it.
import { unitOf, type ShatterView, type UnitView } from "../types";

export interface UnitState {
  /** The end of the message key; "": nothing to say. */
  word: "" | "defeated" | "attacking" | "defending" | "acting" | "reserve" | "done";
  tone: "" | "ok" | "act" | "bad";
}
export function stateOf(view: ShatterView, unit: UnitView): UnitState {
  if (unit.defeated) return { word: "defeated", tone: "bad" };
  const attack = view.attacks.at(-1);
  if (attack && unitOf(view, attack.attacker)?.id === unit.id) return { word: "attacking", tone: "act" };
  if (attack && unitOf(view, attack.defender)?.id === unit.id) return { word: "defending", tone: "bad" };
  if (view.activation?.unit === unit.id) return { word: "acting", tone: "act" };
  const owner = view.players[unit.owner];
  if (owner?.reserve === unit.id) return { word: "reserve", tone: "" };
  if (view.turn > 0 && owner?.discard.includes(unit.id)) return { word: "done", tone: "ok" };
  return { word: "", tone: "" };
}
