// The odds of attacks at the table: what ships, tokens and rolled dice mean for the mathematics of chances.ts.
import {
  against,
  attackOdds,
  type AttackDice,
  type Attacker,
  type Defender,
  type DefenseDice,
  mean,
  modified,
  neutralized,
  rerolledInto,
  type Spread,
} from "./chances";
import { clearest, shot, sideOf, type Aim } from "./sight";
import { decimal } from "../../lib/numbers";
import type { TellQuestion } from "../../lib/messages";
import type { AttackOutlook, AttackView, Face, Figures, ShipView, Weapon, XWingView } from "./types";

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
  return {
    dice,
    focus: tokens["focus"] ?? 0,
    calculate: tokens["calculate"] ?? 0,
    force: ship.force,
    lock: ship.locks.includes(target),
    rerolls: 0,
  };
}
/** A gas cloud in the way (`gas`) turns a blank result, as an evade token does. */
export function defenderOf(figures: Figures, ship: ShipView, attacker: ShipView, dice: number, gas = false): Defender {
  const { tokens } = ship;
  const side = sideOf(figures, ship, attacker);
  return {
    dice,
    focus: tokens["focus"] ?? 0,
    calculate: tokens["calculate"] ?? 0,
    force: ship.force,
    evade: (tokens["evade"] ?? 0) + Number(gas),
    reinforced: side === "" ? 0 : (tokens[side] ?? 0),
    rerolls: 0,
  };
}
/** Defense dice as far as the table shows what adds to them; `obstructed`: what obstruction adds. */
export function defenseDice(ship: ShipView, range: number, ordnance: boolean, obstructed: number): number {
  const tractored = (ship.tokens["tractor"] ?? 0) >= { small: 1, medium: 2, large: 3, huge: 6 }[ship.size];
  return Math.max(
    0,
    ship.agility +
      (range < 3 || ordnance ? 0 : range === 3 ? 1 : 2) +
      obstructed -
      (ship.tokens["strain"] ? 1 : 0) -
      (tractored ? 1 : 0),
  );
}
/** How many dice obstruction adds: one for obstacles, one for huge ships in between. */
function obstruction(view: XWingView, across: readonly string[]): number {
  const rocks = view.obstacles.some((one) => across.includes(one.id));
  const huge = view.ships.some((one) => one.size === "huge" && across.includes(one.id));
  return Number(rocks) + Number(huge);
}
/** Whether one of these obstacles is a gas cloud. */
function isGas(view: XWingView, across: readonly string[]): boolean {
  return view.obstacles.some((one) => one.kind === "gas_cloud" && across.includes(one.id));
}
/** The defender of an attack in progress, before the defense dice are rolled. */
function facing(
  figures: Figures,
  view: XWingView,
  attack: AttackView,
  ship: ShipView,
  target: ShipView,
  known: AttackOutlook | undefined,
): Defender {
  if (known) return known.defender;
  const weapon = ship.weapons.find((one) => one.id === attack.weapon);
  const green = defenseDice(target, attack.range, weapon?.ordnance ?? false, obstruction(view, attack.obstructed));
  return defenderOf(figures, target, ship, green, isGas(view, attack.obstructed));
}
/** The name of the outlook of the attack that is going on. */
export const DURING = "attack";
/** What the engine says of an option of this question, or of the attack that is going on. */
export function knownOf(question: TellQuestion | null, option: string): AttackOutlook | undefined {
  return question?.outlooks[option] as AttackOutlook | undefined;
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
function certain({ attacker, defender, damage }: AttackOutlook, target: ShipView): Outlook {
  return { spread: damage, before: null, left: leftOf(target), dice: [attacker.dice, defender.dice] };
}
/** An attack that could be declared: by what the engine is certain of, else as far as the table shows what counts. */
export function beforeAttack(
  figures: Figures,
  view: XWingView,
  ship: ShipView,
  weapon: Weapon,
  target: ShipView,
  known?: AttackOutlook,
): Outlook | null {
  if (known) return certain(known, target);
  const aim = shot(figures, ship, weapon, target);
  if (!aim) return null;
  const dice = weapon.dice + (aim.range <= 1 && !weapon.ordnance ? 1 : 0);
  const { across } = clearest(figures, view, aim);
  const green = defenseDice(target, aim.range, weapon.ordnance, obstruction(view, across));
  const defender = defenderOf(figures, target, ship, green, isGas(view, across));
  const spread = attackOdds(attackerOf(ship, target.id, dice), defender);
  return { spread, before: null, left: leftOf(target), dice: [dice, green] };
}

/** What is said of a shot: its dice, its range, its arc and the damage to expect. */
export function shotFacts(aim: Aim, { dice, spread }: Outlook): Record<string, string | number> {
  return { dice: dice[0], range: aim.range, arc: aim.arc, damage: decimal(mean(spread)) };
}

/** What an option of a Modify Dice step would mean, if nothing were changed after it but by what a reroll leaves. */
export function duringAttack(
  figures: Figures,
  view: XWingView,
  attack: AttackView,
  ship: ShipView,
  target: ShipView,
  kind: string,
  option: string,
  known?: AttackOutlook,
): Spread | null {
  if (kind === "modify-attack") return withAttack(figures, view, attack, ship, target, option, known);
  return kind === "modify-defense" ? withDefense(figures, attack, ship, target, option) : null;
}
function withAttack(
  figures: Figures,
  view: XWingView,
  attack: AttackView,
  ship: ShipView,
  target: ShipView,
  option: string,
  known: AttackOutlook | undefined,
): Spread | null {
  const defender = facing(figures, view, attack, ship, target, known);
  const dice = attackCounts(attack.attack_dice);
  const [hit, crit, focus, blank] = dice;
  if (option === "pass") return against(dice, defender);
  if (option === "focus") return against([hit + focus, crit, 0, blank], defender);
  if (option === "calculate" || option === "force") return against([hit + 1, crit, focus - 1, blank], defender);
  if (option !== "lock") return null;
  const free = attack.attack_dice.filter((_, index) => !attack.attack_rerolled[index]);
  const rest = attack.attack_dice.filter((_, index) => attack.attack_rerolled[index]);
  const attacker = { ...attackerOf(ship, target.id, dice.length), lock: true };
  return modified(attackCounts(free), attacker, defender, attackCounts(rest));
}
/** Options that turn one result of a defense die to an evade. */
const ONE_MORE = ["calculate", "force", "evade-focus", "evade-blank", "gas-cloud"];
function withDefense(
  figures: Figures,
  attack: AttackView,
  ship: ShipView,
  target: ShipView,
  option: string,
): Spread | null {
  const dice = attackCounts(attack.attack_dice);
  const [evade, focus, blank] = defenseCounts(attack.defense_dice);
  const more = option === "pass" ? 0 : option === "focus" ? focus : ONE_MORE.includes(option) ? 1 : null;
  if (more === null) return null;
  const { reinforced } = defenderOf(figures, target, ship, 0);
  const damage = neutralized(dice, evade + Math.min(more, focus + blank), reinforced);
  return Array.from({ length: dice[0] + dice[1] + 1 }, (_, index) => (index === damage ? 1 : 0));
}
/** Rerolling some dice with a lock, then using what else is there. */
export function rerolled(
  figures: Figures,
  view: XWingView,
  attack: AttackView,
  ship: ShipView,
  target: ShipView,
  again: readonly number[],
  known?: AttackOutlook,
): Spread {
  const attacker = { ...attackerOf(ship, target.id, attack.attack_dice.length), lock: false };
  const held = attackCounts(attack.attack_dice.filter((_, index) => !again.includes(index)));
  return rerolledInto(held, again.length, attacker, facing(figures, view, attack, ship, target, known));
}
