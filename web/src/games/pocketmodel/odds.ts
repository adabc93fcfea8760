// Chances with two dice. Those of options the engine has worked out (`knownOf`), with all that cards do; for anything
// else they follow from the values of the view and what lying cards do to hits.
import type { TellQuestion } from "../../lib/messages";
import {
  total,
  unitOf,
  type BattleOutlook,
  type Card,
  type Foreseen,
  type IconDamage,
  type PocketCatalogue,
  type PocketView,
  type SideView,
  type Stat,
  type UnitView,
} from "./types";

/** As much of the catalogue as odds need. */
type Book = Pick<PocketCatalogue, "cards" | "icons">;
type Icons = Book["icons"];

const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** How many of 36 rolls come up with a sum. */
export function ways(sum: number): number {
  return WAYS[sum] ?? 0;
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

/** What the engine says of an option of this question: a battle that may be declared, or a card that may be played. */
export function knownOf(question: TellQuestion | null, option: string | undefined): BattleOutlook | undefined {
  return option === undefined ? undefined : (question?.outlooks[option] as BattleOutlook | undefined);
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

/** A side of a battle: its unit, its values, and what its card does to hits. */
interface Fighter {
  unit: UnitView;
  values: Record<Stat, number>;
  effects: readonly Foreseen[];
}
/** Effects of some operation among those of a card. */
function those<Op extends Foreseen["op"]>(effects: readonly Foreseen[], op: Op): Extract<Foreseen, { op: Op }>[] {
  return effects.filter((effect): effect is Extract<Foreseen, { op: Op }> => effect.op === op);
}

const AUTOMATIC = 12;
const NEVER = 13;

/** The lowest base roll that hits: the score is reached, or it hits by itself; 13: none does. */
function lowestHit(by: Fighter, to: Fighter): number {
  const spoiled =
    those(by.effects, "no_auto_hit").some(({ target }) => target === "self") ||
    those(to.effects, "no_auto_hit").some(({ target }) => target === "opposing");
  const byItself = those(by.effects, "auto_hit_from").map(({ value }) => value);
  return Math.min(
    NEVER,
    Math.max(2, to.values.defense - by.values.attack),
    ...byItself,
    ...(spoiled ? [] : [AUTOMATIC]),
  );
}

/** What the icons of a unit that work add to the damage of a hit, as the one that hits or is hit. */
function ofIcons(whose: Fighter, other: Fighter, of: IconDamage["of"], stars: number, icons: Icons): number {
  const ignored = [
    ...those(whose.effects, "ignore_icon").filter(({ target }) => target === "self"),
    ...those(other.effects, "ignore_icon").filter(({ target }) => target === "opposing"),
  ].map(({ icon }) => icon);
  return whose.unit.icons
    .filter((icon) => !ignored.includes(icon))
    .flatMap((icon) => icons[icon]?.damage ?? [])
    .filter((damage) => damage.of === of && stars >= damage.stars)
    .reduce((sum, { amount }) => sum + amount, 0);
}
/** The tokens a hit places: the icons of whoever hits first, then those of whoever is hit, then what is prevented. */
function dealt(by: Fighter, to: Fighter, icons: Icons): number {
  const stars = those(by.effects, "turbolaser_any").length ? Infinity : to.unit.stars;
  const prevented = those(to.effects, "prevent_damage").map(({ amount }) => -amount);
  return [ofIcons(by, to, "hitter", stars, icons), ofIcons(to, by, "victim", Infinity, icons), ...prevented].reduce(
    (left, change) => Math.max(0, left + change),
    by.values.damage,
  );
}

/** A value in a battle or a strike: as printed, with what changed it and what face-up objectives add. */
function now(unit: UnitView, stat: Stat, scope: "battle" | "strike"): number {
  const standing = unit.standing.filter((change) => change.scope === scope || change.scope === "both");
  const changes = [...unit.changes, ...standing].filter((change) => change.stat === stat);
  return changes.reduce((sum, change) => sum + change.amount, unit[stat]);
}

function duel(own: Fighter, other: Fighter, icons: Icons): Duel {
  const damage = dealt(own, other, icons);
  const left = other.unit.shields - other.unit.tokens;
  return {
    own: own.unit,
    other: other.unit,
    hit: lowestHit(own, other),
    back: lowestHit(other, own),
    damage,
    left,
    destroys: damage >= left,
    destroyed: dealt(other, own, icons) >= own.unit.shields - own.unit.tokens,
  };
}

/** A battle that could be declared. */
export function before(view: PocketView, attacker: string, defender: string, { icons }: Book): Duel | null {
  const own = unitOf(view, attacker);
  const other = unitOf(view, defender);
  if (!own || !other) return null;
  const fighter = (unit: UnitView): Fighter => ({
    unit,
    values: {
      attack: now(unit, "attack", "battle"),
      damage: now(unit, "damage", "battle"),
      defense: now(unit, "defense", "battle"),
    },
    effects: [],
  });
  return duel(fighter(own), fighter(other), icons);
}

/** The battle that is fought, from the side of one unit, if it plays a card (or none). */
export function during(view: PocketView, unit: string, card: Card | null, { cards, icons }: Book): Duel | null {
  const sides = view.battle?.sides;
  const mine = sides?.find((side) => side.unit === unit);
  const theirs = sides?.find((side) => side.unit !== unit);
  const own = unitOf(view, mine?.unit);
  const other = unitOf(view, theirs?.unit);
  if (!mine || !theirs || !own || !other) return null;
  const fighter = (unit: UnitView, side: SideView): Fighter => ({
    unit,
    values: { attack: total(side.attack), damage: total(side.damage), defense: total(side.defense) },
    effects: side.ability ? (cards[side.card ?? ""]?.foreseen ?? []) : [],
  });
  const [a, b] = [fighter(own, mine), fighter(other, theirs)];
  if (card?.bonus_stat && !those(b.effects, "cancel_bonus").length) a.values[card.bonus_stat] += card.bonus;
  return duel(a, b, icons);
}

/** The lowest base roll with which a unit destroys an objective; 13: never. No roll strikes by itself. */
export function lowestStrike(unit: UnitView, defense: number): number {
  const attack = now(unit, "attack", "strike") + (unit.domain === "ground" ? 1 : 0);
  return Math.max(2, Math.min(NEVER, defense - attack));
}
