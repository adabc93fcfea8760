// The attack as the tray shows it: which step it is in, and what each die showed before its last change.
import type { TellEvent, TellQuestion } from "../../lib/messages";
import type { AttackView, Face } from "./types";

export const STEPS = [
  "declare",
  "attack",
  "modify-attack",
  "defense",
  "modify-defense",
  "neutralize",
  "damage",
] as const;

export function stepOf(attack: AttackView, question: TellQuestion | null): number {
  if (question?.kind === "modify-attack") return 2;
  if (question?.kind === "modify-defense") return 4;
  if (attack.step === "declare") return 0;
  if (attack.step === "attack-dice") return attack.attack_dice.length ? 2 : 1;
  if (attack.step === "defense-dice") return attack.defense_dice.length ? 4 : 3;
  return attack.step === "neutralize" ? 5 : 6;
}

export type Term = [string, number];
export interface Roll {
  /** Faces before the last change; null where a die did not change. */
  was: (Face | null)[];
  terms: Term[];
  /** How often these dice were thrown or changed, for animations. */
  times: number;
}

/** What the events of the attack in progress tell about one side's dice. */
export function rollOf(recent: readonly TellEvent[], which: "attack" | "defense"): Roll {
  const from = recent.findLastIndex((event) => event.kind === "attack");
  let now: Face[] = [];
  let was: (Face | null)[] = [];
  let terms: Term[] = [];
  let times = 0;
  for (const event of recent.slice(Math.max(0, from))) {
    const rolled = event.kind === `${which}-rolled`;
    if (!rolled && !(event.kind === "dice-changed" && event.data["dice"] === which)) continue;
    const results = (event.data["results"] ?? []) as Face[];
    if (rolled) terms = (event.data["terms"] ?? []) as Term[];
    was = rolled
      ? []
      : results.map((face, index) => (now[index] && now[index] !== face ? now[index] : (was[index] ?? null)));
    now = results;
    times += 1;
  }
  return { was, terms, times };
}
/** What a number of dice is made of: `3 weapon  +1 range`. */
export function sumOf(terms: readonly Term[], word: (term: string) => string): string {
  const sign = (amount: number, first: boolean): string => (amount < 0 ? "−" : first ? "" : "+");
  return terms
    .map(([term, amount], index) => `${sign(amount, index === 0)}${Math.abs(amount)} ${word(term)}`)
    .join("  ");
}
/** Dice thrown outside an attack: for an obstacle, a mine, the call for first player; null if none are shown. */
export function loneRoll(event: TellEvent | null): Face[] | null {
  const shows = event && ["rolled", "call-rolled", "dice-changed"].includes(event.kind);
  return shows ? ((event.data["results"] ?? []) as Face[]) : null;
}
