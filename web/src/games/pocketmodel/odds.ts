// Chances with two dice, from the values of the view. Card abilities that still may act are not foreseen, only bonuses.
import { total, unitOf, type Card, type PocketView, type Stat, type UnitView } from "./types";

const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** How many of 36 rolls come up with a sum. */
export function ways(sum: number): number {
  return WAYS[sum] ?? 0;
}

/** The lowest base roll that hits: 2 to 12; 12 always does. */
export function lowestHit(attack: number, defense: number): number {
  return Math.min(12, Math.max(2, defense - attack));
}

/** The chance that two dice show at least so much. */
export function chance(lowest: number): number {
  let count = 0;
  for (let sum = Math.max(2, lowest); sum <= 12; sum++) count += ways(sum);
  return count / 36;
}

export function percent(value: number): string {
  return `${Math.round(value * 100)}%`;
}

export interface Duel {
  own: UnitView;
  other: UnitView;
  /** Lowest base rolls that hit, there and back. */
  hit: number;
  back: number;
  damage: number;
  /** Tokens the other can still take. */
  left: number;
  destroys: boolean;
  destroyed: boolean;
}

function dealt(amount: number, by: UnitView, to: UnitView): number {
  const bolts = by.icons.includes("turbolaser") && to.stars >= 4 ? 1 : 0;
  return Math.max(0, Math.max(0, amount + bolts) - (to.icons.includes("armor") ? 1 : 0));
}

/** A value in a battle or a strike: as printed, with what changed it and what face-up objectives add. */
function now(unit: UnitView, stat: Stat, scope: "battle" | "strike"): number {
  const standing = unit.standing.filter((change) => change.scope === scope || change.scope === "both");
  const changes = [...unit.changes, ...standing].filter((change) => change.stat === stat);
  return changes.reduce((sum, change) => sum + change.amount, unit[stat]);
}

function duel(own: UnitView, other: UnitView, a: Record<Stat, number>, b: Record<Stat, number>): Duel {
  const damage = dealt(a.damage, own, other);
  const left = other.shields - other.tokens;
  return {
    own,
    other,
    hit: lowestHit(a.attack, b.defense),
    back: lowestHit(b.attack, a.defense),
    damage,
    left,
    destroys: damage >= left,
    destroyed: dealt(b.damage, other, own) >= own.shields - own.tokens,
  };
}

/** A battle that could be declared. */
export function before(view: PocketView, attacker: string, defender: string): Duel | null {
  const own = unitOf(view, attacker);
  const other = unitOf(view, defender);
  if (!own || !other) return null;
  const values = (unit: UnitView) => ({
    attack: now(unit, "attack", "battle"),
    damage: now(unit, "damage", "battle"),
    defense: now(unit, "defense", "battle"),
  });
  return duel(own, other, values(own), values(other));
}

/** The battle that is fought, from the side of one unit, if it plays a card (or none). */
export function during(view: PocketView, unit: string, card: Card | null): Duel | null {
  const sides = view.battle?.sides;
  const mine = sides?.find((side) => side.unit === unit);
  const theirs = sides?.find((side) => side.unit !== unit);
  const own = unitOf(view, mine?.unit);
  const other = unitOf(view, theirs?.unit);
  if (!mine || !theirs || !own || !other) return null;
  const values = (side: typeof mine) => ({
    attack: total(side.attack),
    damage: total(side.damage),
    defense: total(side.defense),
  });
  const a = values(mine);
  if (card?.bonus_stat) a[card.bonus_stat] += card.bonus;
  return duel(own, other, a, values(theirs));
}

/** The lowest base roll with which a unit destroys an objective; 13: never. No roll strikes by itself. */
export function lowestStrike(unit: UnitView, defense: number): number {
  const attack = now(unit, "attack", "strike") + (unit.domain === "ground" ? 1 : 0);
  return Math.max(2, Math.min(13, defense - attack));
}
