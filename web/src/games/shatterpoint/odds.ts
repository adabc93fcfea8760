// What an attack would do: of those that are offered what the engine has worked out (`knownOf`), of any other exactly
// as far as dice and expertise charts go, without abilities. The spread of successes, and with the most damaging way
// through the combat tree the spread of damage.
import type { TellQuestion } from "../../lib/messages";
import type { Ground } from "./terrain";
import {
  RANGES,
  type AttackOutlook,
  type AttackType,
  type ChartRow,
  type ShatterCatalogue,
  type StanceEntry,
  type Fielded,
} from "./types";

/** As much of the catalogue as odds need. */
type Stances = Pick<ShatterCatalogue, "stances">;
/** The chance of 0, of 1, of 2 … */
export type Spread = number[];

export interface Dice {
  crit: number;
  strike: number;
  block: number;
  expertise: number;
  failure: number;
}
const ATTACK = { crit: 1 / 8, strike: 3 / 8, expertise: 2 / 8, failure: 2 / 8 };
const DEFENSE = { block: 1 / 3, expertise: 1 / 3, failure: 1 / 3 };
const MOST_DICE = 16;

function factorial(number: number): number {
  return number < 2 ? 1 : number * factorial(number - 1);
}
function rolls(chances: Partial<Dice>, dice: number): { roll: Dice; chance: number }[] {
  const faces = Object.entries(chances) as [keyof Dice, number][];
  const found: { roll: Dice; chance: number }[] = [];
  const go = (face: number, left: number, roll: Dice, chance: number): void => {
    const [name, odds] = faces[face]!;
    if (face === faces.length - 1) {
      found.push({ roll: { ...roll, [name]: left }, chance: (chance * odds ** left) / factorial(left) });
      return;
    }
    for (let count = 0; count <= left; count++)
      go(face + 1, left - count, { ...roll, [name]: count }, (chance * odds ** count) / factorial(count));
  };
  const count = Math.max(0, Math.min(dice, MOST_DICE));
  go(0, count, { crit: 0, strike: 0, block: 0, expertise: 0, failure: 0 }, factorial(count));
  return found;
}

export function rowOf(rows: readonly ChartRow[] | undefined, expertise: number): ChartRow | null {
  return rows?.find((row) => row.from <= expertise && expertise <= (row.to ?? 99)) ?? null;
}
/** What a row does to a roll: added results to the owner's own, changes to either. */
function alter(roll: Dice, effects: readonly string[], own: boolean, results: readonly string[]): void {
  for (const effect of effects) {
    const [old = "", changed] = effect.split(">") as [keyof Dice, keyof Dice | undefined];
    if (changed) {
      if ((results.includes(old) || (old === "failure" && results.includes(changed))) && roll[old as keyof Dice] > 0) {
        roll[old as keyof Dice] -= 1;
        roll[changed] += 1;
      }
    } else if (own && results.includes(effect)) roll[effect as keyof Dice] += 1;
  }
}

/** The damage of the most damaging way of each length through a combat tree. */
export function damageBySteps(stance: StanceEntry): number[] {
  const options = new Map(stance.tree.map((option) => [option.id, option]));
  const best: number[] = [0];
  const walk = (id: string, path: readonly string[], damage: number): void => {
    const option = options.get(id);
    if (!option || path.includes(id)) return;
    const total = damage + option.effects.filter((effect) => effect === "damage").length;
    const steps = path.length + 1;
    best[steps] = Math.max(best[steps] ?? 0, total);
    for (const next of option.next ?? []) walk(next, [...path, id], total);
  };
  for (const option of stance.tree) if (option.start) walk(option.id, [], 0);
  for (let steps = 1; steps < best.length; steps++) best[steps] = Math.max(best[steps] ?? 0, best[steps - 1]!);
  return best;
}

/** How many dice both sides roll, and how many of the defender's are for cover. */
export interface Pools {
  attack: number;
  defense: number;
  cover: number;
}
/** The dice of an attack from where both stand; null where the attacker has no such attack. */
export function poolsOf(
  { stances }: Stances,
  ground: Ground,
  attacker: Fielded,
  defender: Fielded,
  type: AttackType,
): Pools | null {
  const printed = stances[attacker.unit.stance]?.[type].attack ?? null;
  const guard = stances[defender.unit.stance]?.[type].defense;
  if (printed === null || guard === undefined) return null;
  const hunker = type === "ranged" ? defender.unit.hunker : 0;
  const cover = hunker && ground.cover(attacker.one, defender.one, RANGES[1]) ? hunker + 1 : hunker;
  const bonus = type === "melee" ? attacker.one.impact : attacker.one.sharpshooter;
  return { attack: printed + attacker.one.focus + bonus, defense: guard + cover, cover };
}

/** The stances of both, and whose expertise a condition takes away. */
export interface Clash {
  attacker: StanceEntry;
  defender: StanceEntry;
  type: AttackType;
  disarmed: boolean;
  exposed: boolean;
}
/** What two rolls come to: successes for the combat tree, and damage the attacker's chart adds. */
export function hitOf({ attacker, defender, type, disarmed, exposed }: Clash, thrown: Dice, parried: Dice) {
  const chart = type === "melee" ? attacker.melee_chart : attacker.ranged_chart;
  const ours = disarmed ? [] : (rowOf(chart?.rows, thrown.expertise)?.effects ?? []);
  const back = exposed ? [] : (rowOf(defender.defense_chart.rows, parried.expertise)?.effects ?? []);
  const [strikes, guard] = [{ ...thrown }, { ...parried }];
  alter(strikes, ours, true, ["crit", "strike"]);
  alter(strikes, back, false, ["crit", "strike"]);
  alter(guard, ours, false, ["block"]);
  alter(guard, back, true, ["block"]);
  return {
    successes: strikes.crit + Math.max(0, strikes.strike - guard.block),
    damage: ours.filter((effect) => effect === "damage").length,
  };
}
/** The chances of all successes and, with the most damaging way through the tree, of all damage. */
export function spreadOf(clash: Clash, { attack, defense }: Pools): { successes: Spread; damage: Spread } {
  const steps = damageBySteps(clash.attacker);
  const successes: Spread = [];
  const damage: Spread = [];
  const blocks = rolls(DEFENSE, defense);
  for (const { roll: thrown, chance } of rolls(ATTACK, attack))
    for (const { roll: parried, chance: odds } of blocks) {
      const hit = hitOf(clash, thrown, parried);
      const harm = (steps[Math.min(hit.successes, steps.length - 1)] ?? 0) + hit.damage;
      successes[hit.successes] = (successes[hit.successes] ?? 0) + chance * odds;
      damage[harm] = (damage[harm] ?? 0) + chance * odds;
    }
  const whole = (spread: Spread): Spread => Array.from(spread, (chance) => chance ?? 0);
  return { successes: whole(successes), damage: whole(damage) };
}

/** What the engine says of an attack that is offered. */
export function knownOf(question: TellQuestion | null, option: string): AttackOutlook | undefined {
  return question?.outlooks[option] as AttackOutlook | undefined;
}
export interface Outlook extends Pools {
  successes: Spread;
  damage: Spread;
  /** Damage the defending unit can still take before it is Wounded. */
  left: number;
}
/** The outlook of an attack from where both stand. */
export function outlook(
  book: Stances,
  ground: Ground,
  attacker: Fielded,
  defender: Fielded,
  type: AttackType,
): Outlook | null {
  const [own, theirs] = [book.stances[attacker.unit.stance], book.stances[defender.unit.stance]];
  const pools = poolsOf(book, ground, attacker, defender, type);
  if (!own || !theirs || !pools) return null;
  const clash = {
    attacker: own,
    defender: theirs,
    type,
    disarmed: attacker.unit.conditions.includes("disarmed"),
    exposed: defender.unit.conditions.includes("exposed"),
  };
  return { ...pools, ...spreadOf(clash, pools), left: Math.max(1, defender.unit.stamina - defender.unit.damage) };
}
export function mean(spread: Spread): number {
  return spread.reduce((sum, chance, number) => sum + chance * number, 0);
}
export function atLeast(spread: Spread, least: number): number {
  return spread.reduce((sum, chance, number) => (number >= least ? sum + chance : sum), 0);
}
export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}
