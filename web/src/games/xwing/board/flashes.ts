// What an event does to a ship, as a word that rises from it.
import type { TellEvent } from "../../../lib/messages";
import { t } from "../../../lib/words";

export interface FlashWord {
  ship: string;
  text: string;
  good: boolean;
  crit: boolean;
  key: number;
}
export function flashOf(event: TellEvent | null): FlashWord | null {
  if (!event) return null;
  const { kind, data, index: key } = event;
  const ship = (data["ship"] ?? "") as string;
  if (kind === "damaged") return { ship, text: "−1", good: false, crit: data["damage"] === "crit", key };
  if (kind === "missed") return { ship: data["defender"] as string, text: t("xw-miss"), good: true, crit: false, key };
  if (kind === "shields-recovered" || kind === "repaired") return { ship, text: "+1", good: true, crit: false, key };
  return null;
}
