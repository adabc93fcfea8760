// What just happened to a unit, in a word to be written over it.
import type { TellEvent } from "../../../lib/messages";
import { t } from "../../../lib/words";

export interface Flash {
  unit: string;
  text: string;
  good: boolean;
  key: number;
}
/** `words` are the names of conditions. */
export function flashOf(event: TellEvent | null, words: Readonly<Record<string, string>>): Flash | null {
  const text = event && textOf(event, words);
  return text === null
    ? null
    : { unit: String(event!.data["unit"] ?? ""), text, good: event!.kind === "damage-removed", key: event!.index };
}
function textOf({ kind, data }: TellEvent, words: Readonly<Record<string, string>>): string | null {
  if (kind === "damaged") return `−${data["amount"]}`;
  if (kind === "damage-removed") return `+${data["amount"]}`;
  if (kind === "wounded") return t("sp-wounded");
  if (kind === "condition") return words[String(data["condition"])] ?? "";
  return null;
}
