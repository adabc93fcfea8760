// Exact odds of an attack with the basic modifications: tokens, locks, Force and reinforce; the same mathematics as the
// package battlemat.games.xwing.odds. A spread is a list: the chance of 0 damage, of 1, of 2 …
import { halfOf, obstructing, shot, sideOf } from "./sight";
import type { AttackView, Face, Figures, ShipView, Weapon, XWingView } from "./types";

/** How many attack dice show hit, crit, focus, blank. */
export type AttackDice = [number, number, number, number];
/** How many defense dice show evade, focus, blank. */
export type DefenseDice = [number, number, number];
export type Spread = number[];

const ATTACK = [3 / 8, 1 / 8, 2 / 8, 2 / 8];
const DEFENSE = [3 / 8, 2 / 8, 3 / 8];

export interface Attacker {
  dice: number;
  focus: number;
  calculate: number;
  force: number;
  lock: boolean;
}
export interface Defender {
  dice: number;
  focus: number;
  calculate: number;
  force: number;
  evade: number;
  reinforced: boolean;
}

const FACTORIAL = [1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800];

/** All ways dice fall, with their chances. */
function rolls(chances: number[], dice: number): { counts: number[]; chance: number }[] {
  const found: { counts: number[]; chance: number }[] = [];
  const go = (face: number, left: number, counts: number[], chance: number): void => {
    if (face === chances.length - 1) {
      found.push({ counts: [...counts, left], chance: (chance * chances[face]! ** left) / FACTORIAL[left]! });
      return;
    }
    for (let number = 0; number <= left; number++) go(face + 1, left - number, [...counts, number], (chance * chances[face]! ** number) / FACTORIAL[number]!);
  };
  const number = Math.min(dice, 10);
  go(0, number, [], FACTORIAL[number]!);
  return found;
}

function changes(side: { focus: number; calculate: number; force: number }, eyes: number): number {
  return side.focus ? eyes : Math.min(eyes, side.calculate + side.force);
}

/** What is left of attack results against a number of evades. */
export function neutralized([hits, crits]: AttackDice, evades: number, reinforced = false): number {
  const left = Math.max(0, hits + crits - evades);
  return reinforced && left > 1 ? left - 1 : left;
}
export function evades([evade, focus, blank]: DefenseDice, defender: Defender): number {
  const changed = changes(defender, focus);
  return evade + changed + Math.min(defender.evade, focus - changed + blank);
}

const known = new Map<string, Spread>();
/** What final attack dice do to a defender who has not rolled yet. */
export function against(dice: AttackDice, defender: Defender): Spread {
  const key = `${dice[0]},${dice[1]}/${defender.dice},${defender.focus},${defender.calculate},${defender.force},${defender.evade},${defender.reinforced}`;
  let spread = known.get(key);
  if (!spread) {
    spread = Array<number>(dice[0] + dice[1] + 1).fill(0);
    for (const { counts, chance } of rolls(DEFENSE, Math.max(0, defender.dice))) {
      const damage = neutralized(dice, evades(counts as DefenseDice, defender), defender.reinforced);
      spread[damage] = (spread[damage] ?? 0) + chance;
    }
    known.set(key, spread);
  }
  return spread;
}
function add(total: Spread, spread: Spread, chance: number): void {
  spread.forEach((one, damage) => (total[damage] = (total[damage] ?? 0) + one * chance));
}
export function changed([hit, crit, focus, blank]: AttackDice, attacker: Attacker): AttackDice {
  const by = changes(attacker, focus);
  return [hit + by, crit, focus - by, blank];
}
/** Attack dice that may be modified, against a defender who has not rolled: rerolls before changes. */
export function modified(dice: AttackDice, attacker: Attacker, defender: Defender, fixed: AttackDice = [0, 0, 0, 0]): Spread {
  const whole = (one: AttackDice): AttackDice => [one[0] + fixed[0], one[1] + fixed[1], one[2] + fixed[2], one[3] + fixed[3]];
  const [hit, crit, focus, blank] = dice;
  const useless = blank + focus - Math.min(focus, changes(attacker, focus + fixed[2]));
  if (!attacker.lock || !useless) return against(changed(whole(dice), attacker), defender);
  const held: AttackDice = [hit, crit, focus - (useless - blank), 0];
  const total: Spread = [0];
  for (const { counts, chance } of rolls(ATTACK, useless)) {
    const [h, c, f, b] = counts as AttackDice;
    add(total, against(changed(whole([held[0] + h, held[1] + c, held[2] + f, held[3] + b]), attacker), defender), chance);
  }
  return total;
}
/** What an attack does, before any die is rolled. */
export function attackOdds(attacker: Attacker, defender: Defender): Spread {
  const total: Spread = [0];
  for (const { counts, chance } of rolls(ATTACK, Math.max(0, attacker.dice))) add(total, modified(counts as AttackDice, attacker, defender), chance);
  return total;
}

export function mean(spread: Spread): number {
  return spread.reduce((sum, chance, damage) => sum + chance * damage, 0);
}
export function atLeast(spread: Spread, damage: number): number {
  return spread.slice(Math.max(0, damage)).reduce((sum, chance) => sum + chance, 0);
}
export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}

// At the table --------------------------------------------------------------------------------------------------------

function count(dice: readonly Face[], face: Face): number {
  return dice.filter((one) => one === face).length;
}
export function attackCounts(dice: readonly Face[]): AttackDice {
  return [count(dice, "hit"), count(dice, "crit"), count(dice, "focus"), count(dice, "blank")];
}
export function defenseCounts(dice: readonly Face[]): DefenseDice {
  return [count(dice, "evade"), count(dice, "focus"), count(dice, "blank")];
}
export function attackerOf(ship: ShipView, target: string, dice: number): Attacker {
  const { tokens } = ship;
  return { dice, focus: tokens["focus"] ?? 0, calculate: tokens["calculate"] ?? 0, force: ship.force, lock: ship.locks.includes(target) };
}
export function defenderOf(figures: Figures, ship: ShipView, attacker: ShipView, dice: number): Defender {
  const { tokens } = ship;
  const side = sideOf(figures, ship, attacker);
  return {
    dice,
    focus: tokens["focus"] ?? 0,
    calculate: tokens["calculate"] ?? 0,
    force: ship.force,
    evade: tokens["evade"] ?? 0,
    reinforced: side !== "" && (tokens[side] ?? 0) > 0,
  };
}
/** Defense dice as far as the table shows what adds to them. */
export function defenseDice(ship: ShipView, range: number, ordnance: boolean, obstructed: number): number {
  const tractored = (ship.tokens["tractor"] ?? 0) >= { small: 1, medium: 2, large: 3 }[ship.size];
  return Math.max(0, ship.agility + (range === 3 && !ordnance ? 1 : 0) + (obstructed ? 1 : 0) - (ship.tokens["strain"] ? 1 : 0) - (tractored ? 1 : 0));
}
export interface Outlook {
  spread: Spread;
  /** Without the option, where there is something to compare. */
  before: Spread | null;
  left: number;
  dice: [number, number];
}
export function leftOf(ship: ShipView): number {
  return Math.max(0, ship.hull - ship.damage.length) + ship.shields;
}
/** An attack that could be declared: the odds as far as the table shows what changes them. */
export function beforeAttack(figures: Figures, view: XWingView, ship: ShipView, weapon: Weapon, target: ShipView): Outlook | null {
  const aim = shot(figures, ship, weapon, target);
  if (!aim || halfOf(figures, ship.size) <= 0) return null;
  const dice = weapon.dice + (aim.range <= 1 && !weapon.ordnance ? 1 : 0);
  const obstructed = obstructing(figures, view, aim.line).length;
  const green = defenseDice(target, aim.range, weapon.ordnance, obstructed);
  const spread = attackOdds(attackerOf(ship, target.id, dice), defenderOf(figures, target, ship, green));
  return { spread, before: null, left: leftOf(target), dice: [dice, green] };
}

/** What an option of a Modify Dice step would mean, if nothing were changed after it but by what a reroll leaves. */
export function duringAttack(figures: Figures, attack: AttackView, ship: ShipView, target: ShipView, kind: string, option: string): Spread | null {
  if (kind === "modify-attack") {
    const weapon = ship.weapons.find((one) => one.id === attack.weapon);
    const green = defenseDice(target, attack.range, weapon?.ordnance ?? false, attack.obstructed.filter((one) => one.startsWith("obstacle")).length);
    const defender = defenderOf(figures, target, ship, green);
    const dice = attackCounts(attack.attack_dice);
    const [hit, crit, focus, blank] = dice;
    if (option === "pass") return against(dice, defender);
    if (option === "focus") return against([hit + focus, crit, 0, blank], defender);
    if (option === "calculate" || option === "force") return against([hit + 1, crit, focus - 1, blank], defender);
    if (option !== "lock") return null;
    const free = attack.attack_dice.filter((_, index) => !attack.attack_rerolled[index]);
    const rest = attack.attack_dice.filter((_, index) => attack.attack_rerolled[index]);
    return modified(attackCounts(free), { ...attackerOf(ship, target.id, dice.length), lock: true }, defender, attackCounts(rest));
  }
  if (kind === "modify-defense") {
    const dice = attackCounts(attack.attack_dice);
    const [evade, focus, blank] = defenseCounts(attack.defense_dice);
    const more = option === "pass" ? 0 : option === "focus" ? focus : ["calculate", "force", "evade-focus", "evade-blank", "gas-cloud"].includes(option) ? 1 : null;
    if (more === null) return null;
    const damage = neutralized(dice, evade + Math.min(more, focus + blank), defenderOf(figures, target, ship, 0).reinforced);
    return Array.from({ length: dice[0] + dice[1] + 1 }, (_, index) => (index === damage ? 1 : 0));
  }
  return null;
}
/** Rerolling some dice with a lock, then using what else is there. */
export function rerolled(figures: Figures, attack: AttackView, ship: ShipView, target: ShipView, again: readonly number[]): Spread {
  const weapon = ship.weapons.find((one) => one.id === attack.weapon);
  const green = defenseDice(target, attack.range, weapon?.ordnance ?? false, attack.obstructed.filter((one) => one.startsWith("obstacle")).length);
  const defender = defenderOf(figures, target, ship, green);
  const attacker = { ...attackerOf(ship, target.id, attack.attack_dice.length), lock: false };
  const held = attackCounts(attack.attack_dice.filter((_, index) => !again.includes(index)));
  const total: Spread = [0];
  for (const { counts, chance } of rolls(ATTACK, again.length)) {
    const whole = held.map((one, face) => one + counts[face]!) as AttackDice;
    add(total, against(changed(whole, attacker), defender), chance);
  }
  return total;
}
