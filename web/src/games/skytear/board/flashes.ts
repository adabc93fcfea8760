// What an event does to a figure or a structure, as a number that rises from it.
import type { TellEvent } from "../../../lib/messages";

export interface FlashWord {
  figure: string;
  text: string;
  good: boolean;
  key: number;
}
const HURTING = ["damaged", "lost-hp", "structure-damaged"];
export function flashOf(event: TellEvent | null): FlashWord | null {
  if (!event) return null;
  const { kind, data, index: key } = event;
  const figure = (data["figure"] ?? data["hero"] ?? data["structure"]) as string;
  if (HURTING.includes(kind)) return { figure, text: `−${data["lost"] as number}`, good: false, key };
  return kind === "healed" ? { figure, text: `+${data["n"] as number}`, good: true, key } : null;
}
