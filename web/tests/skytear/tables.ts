// Positions of Skytear from the engine, and questions as far as a test says what is asked.
import type { SkyCatalogue, SkyView } from "../../src/games/skytear/types";
import type { TellOption, TellQuestion } from "../../src/lib/messages";
import { vectors } from "../vectors";

const { views: taken, ...rest } = vectors<never, { views: SkyView[] }>("skytear").common;
export const views = taken;
export const catalogue = rest as unknown as SkyCatalogue;

export function option(id: string, parts: string[] = [id]): TellOption {
  return { id, text: id, parts, rule: "", weight: 0, group: "", alone: false };
}
export function asked(kind: string, about: Record<string, unknown>, options: TellOption[] = []): TellQuestion {
  return { kind, about, options } as unknown as TellQuestion;
}
