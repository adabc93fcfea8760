// What a unit is in the battle or strike that goes on, and what just happened to it.
import type { TellEvent, TellQuestion } from "../../../lib/messages";
import { t } from "../../../lib/words";
import type { PocketView } from "../types";

/** Fights now: for the player who is asked, by itself, or as the target. */
export type Role = "" | "own" | "foe" | "target";

export function roleOf(view: PocketView, question: TellQuestion | null, unit: string): Role {
  const sides = view.battle?.sides;
  if (!sides?.some((side) => side.unit === unit)) return view.strike?.unit === unit ? "foe" : "";
  const asks = question?.about["unit"] as string | undefined;
  if (asks) return asks === unit ? "own" : "target";
  return sides[0].unit === unit ? "foe" : "target";
}

/** Shown above a card for a moment, such as a loss of shields. */
export interface Flash {
  unit: string;
  text: string;
  good: boolean;
  key: number;
}
export function flashOf(event: TellEvent | null): Flash | null {
  const text = event && textOf(event);
  return text ? { unit: event.data["unit"] as string, text, good: event.kind === "repaired", key: event.index } : null;
}
function textOf({ kind, data }: TellEvent): string {
  const amount = data["amount"] as number | undefined;
  if (kind === "damaged" && amount) return `−${amount}`;
  if (kind === "repaired" && amount) return `+${amount}`;
  return kind === "missed" ? t("pm-miss") : "";
}
