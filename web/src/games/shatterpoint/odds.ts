// What an attack would do, exactly as far as dice and expertise charts go: the spread of successes, and with the most
// damaging way through the combat tree the spread of damage. Abilities are not counted.
import { mat } from "./mat.svelte";
import {
  RANGES,
  type AttackType,
  type ChartRow,
  type ShatterCatalogue,
  type StanceEntry,
  type Standing,
} from "./types";

/** The chance of 0, of 1, of 2 … */
export type Spread = number[];

interface Dice {
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

export interface Outlook {
  attack: number;
  defense: number;
  cover: number;
  successes: Spread;
  damage: Spread;
  /** Damage the defending unit can still take before it is Wounded. */
  left: number;
}
/** The outlook of an attack from where both stand. */
export function outlook(
  catalogue: ShatterCatalogue,
  attacker: Standing,
  defender: Standing,
  type: AttackType,
): Outlook | null {
  const own = catalogue.stances[attacker.unit.stance];
  const theirs = catalogue.stances[defender.unit.stance];
  const printed = type === "melee" ? own?.melee.attack : own?.ranged.attack;
  if (!own || !theirs || printed === null || printed === undefined) return null;
  const attack = printed + attacker.one.focus + (type === "melee" ? attacker.one.impact : attacker.one.sharpshooter);
  const hunker = type === "ranged" ? defender.unit.hunker : 0;
  const cover = hunker && mat.ground.cover(attacker.one, defender.one, RANGES[1]) ? hunker + 1 : hunker;
  const defense = (type === "melee" ? theirs.melee.defense : theirs.ranged.defense) + cover;
  const chart = type === "melee" ? own.melee_chart : own.ranged_chart;
  const disarmed = attacker.unit.conditions.includes("disarmed");
  const exposed = defender.unit.conditions.includes("exposed");
  const steps = damageBySteps(own);
  const successes: Spread = [];
  const damage: Spread = [];
  const blocks = rolls(DEFENSE, defense);
  for (const { roll: thrown, chance } of rolls(ATTACK, attack)) {
    const ours = disarmed ? [] : (rowOf(chart?.rows, thrown.expertise)?.effects ?? []);
    for (const { roll: parried, chance: odds } of blocks) {
      const back = exposed ? [] : (rowOf(theirs.defense_chart.rows, parried.expertise)?.effects ?? []);
      const [strikes, guard] = [{ ...thrown }, { ...parried }];
      alter(strikes, ours, true, ["crit", "strike"]);
      alter(strikes, back, false, ["crit", "strike"]);
      alter(guard, ours, false, ["block"]);
      alter(guard, back, true, ["block"]);
      const through = strikes.crit + Math.max(0, strikes.strike - guard.block);
      const harm =
        (steps[Math.min(through, steps.length - 1)] ?? 0) + ours.filter((effect) => effect === "damage").length;
      successes[through] = (successes[through] ?? 0) + chance * odds;
      damage[harm] = (damage[harm] ?? 0) + chance * odds;
    }
  }
  const whole = (spread: Spread): Spread => Array.from(spread, (chance) => chance ?? 0);
  return {
    attack,
    defense,
    cover,
    successes: whole(successes),
    damage: whole(damage),
    left: Math.max(1, defender.unit.stamina - defender.unit.damage),
  };
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
