// Exact odds of an attack with the basic modifications: tokens, locks, Force, rerolls and reinforce; the same
// mathematics and the same choices as the package battlemat.games.xwing.odds. A spread is a list: the chance of 0
// damage, of 1, of 2 …

/** How many attack dice show hit, crit, focus, blank. */
export type AttackDice = [number, number, number, number];
/** How many defense dice show evade, focus, blank. */
export type DefenseDice = [number, number, number];
export type Spread = number[];

const ATTACK = [3 / 8, 1 / 8, 2 / 8, 2 / 8];
const DEFENSE = [3 / 8, 2 / 8, 3 / 8];
/** As many dice as there are. */
const ANY = 99;
/** Damage by which a way must be better than the one before it. */
const BETTER = 1e-9;

/** A lock rerolls any number of dice at once, an ability up to as many as `rerolls` says. */
export interface Attacker {
  dice: number;
  focus: number;
  calculate: number;
  force: number;
  lock: boolean;
  rerolls: number;
}
/** `reinforced` counts the reinforce tokens on the attacker's side. */
export interface Defender {
  dice: number;
  focus: number;
  calculate: number;
  force: number;
  evade: number;
  reinforced: number;
  rerolls: number;
}

const FACTORIAL = [1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800];
interface Fall {
  counts: number[];
  chance: number;
}
const fallen = new Map<string, Fall[]>();

/** All ways dice fall, with their chances. */
function rolls(chances: number[], dice: number): Fall[] {
  const number = Math.max(0, Math.min(dice, 10));
  const key = `${chances.length}/${number}`;
  const kept = fallen.get(key);
  if (kept) return kept;
  const found: Fall[] = [];
  const go = (face: number, left: number, counts: number[], chance: number): void => {
    if (face === chances.length - 1) {
      found.push({ counts: [...counts, left], chance: (chance * chances[face]! ** left) / FACTORIAL[left]! });
      return;
    }
    for (let shown = 0; shown <= left; shown++)
      go(face + 1, left - shown, [...counts, shown], (chance * chances[face]! ** shown) / FACTORIAL[shown]!);
  };
  go(0, number, [], FACTORIAL[number]!);
  fallen.set(key, found);
  return found;
}
function attackRolls(dice: number): { counts: AttackDice; chance: number }[] {
  return rolls(ATTACK, dice) as { counts: AttackDice; chance: number }[];
}

/** How many focus results can become hits or evades. */
function changesOf(side: { focus: number; calculate: number; force: number }): number {
  return side.focus ? ANY : side.calculate + side.force;
}
/**
 * How many focus results may be worth a reroll, beside as many blanks as the number allows: where changes are scarce,
 * it is a question.
 */
function eyesAgain(eyes: number, blanks: number, most: number, changes: number, others: number): number[] {
  if (!changes) return [Math.min(eyes, Math.max(0, most - blanks))];
  const last = changes < eyes + blanks + others ? Math.min(eyes, most) : 0;
  return Array.from({ length: last + 1 }, (_, number) => number);
}
function add(total: Spread, spread: Spread, chance: number): void {
  spread.forEach((one, damage) => (total[damage] = (total[damage] ?? 0) + one * chance));
}

// The defender --------------------------------------------------------------------------------------------------------

/** How many of so many results get through: each reinforce token cancels one more, but never the last. */
export function through(results: number, evades: number, reinforced: number): number {
  const left = Math.max(0, results - evades);
  return left ? Math.max(1, left - reinforced) : 0;
}
export function neutralized([hits, crits]: AttackDice, evades: number, reinforced = 0): number {
  return through(hits + crits, evades, reinforced);
}
export function evades([evade, focus, blank]: DefenseDice, defender: Defender): number {
  const changed = Math.min(focus, changesOf(defender));
  return evade + changed + Math.min(defender.evade, focus - changed + blank);
}
/** What becomes of defense dice when some are rerolled. */
function withReroll(
  [evade, focus, blank]: DefenseDice,
  eyes: number,
  blanks: number,
  results: number,
  defender: Defender,
): Spread {
  const total: Spread = [0];
  for (const { counts, chance } of rolls(DEFENSE, eyes + blanks)) {
    const after: DefenseDice = [evade + counts[0]!, focus - eyes + counts[1]!, blank - blanks + counts[2]!];
    const damage = through(results, evades(after, defender), defender.reinforced);
    total[damage] = (total[damage] ?? 0) + chance;
  }
  return Array.from(total, (chance) => chance ?? 0);
}
/** The reroll that lets the least through, if any is better than none. */
function defended(dice: DefenseDice, results: number, defender: Defender): Spread {
  let best = withReroll(dice, 0, 0, results, defender);
  if (!defender.rerolls) return best;
  const [evade, focus, blank] = dice;
  for (const eyes of eyesAgain(focus, blank, defender.rerolls, changesOf(defender), evade)) {
    const spread = withReroll(dice, eyes, Math.min(blank, defender.rerolls - eyes), results, defender);
    if (mean(spread) < mean(best) - BETTER) best = spread;
  }
  return best;
}

const known = new Map<string, Spread>();
/** What so many results do to a defender who has not rolled yet. */
function againstResults(results: number, defender: Defender): Spread {
  const key = [
    results,
    defender.dice,
    changesOf(defender),
    defender.evade,
    defender.reinforced,
    defender.rerolls,
  ].join();
  let spread = known.get(key);
  if (!spread) {
    spread = Array<number>(results + 1).fill(0);
    for (const { counts, chance } of rolls(DEFENSE, defender.dice))
      add(spread, defended(counts as DefenseDice, results, defender), chance);
    known.set(key, spread);
  }
  return spread;
}
/** What final attack dice do to a defender who has not rolled yet. */
export function against([hit, crit]: AttackDice, defender: Defender): Spread {
  return againstResults(hit + crit, defender);
}

// The attacker --------------------------------------------------------------------------------------------------------

/**
 * What the choice of dice to reroll depends on: hits and crits, focus results and blanks that may be rerolled, focus
 * results that may not, and the rerolls.
 */
interface Hand {
  good: number;
  eyes: number;
  blanks: number;
  fixedEyes: number;
  lock: boolean;
  rerolls: number;
}
interface Way {
  eyes: number;
  blanks: number;
  byLock: boolean;
}
/**
 * All that a choice is made with: what can be changed, how many dice there are, and the mean damage of 0, 1, 2 …
 * results.
 */
interface Aims {
  changes: number;
  number: number;
  worths: number[];
  defender: Defender;
  seen: Map<string, { worth: number; way: Way | null }>;
}

function ways(hand: Hand, changes: number): Way[] {
  const found: Way[] = [];
  for (const [most, byLock] of [
    [hand.lock ? ANY : 0, true],
    [hand.rerolls, false],
  ] as const) {
    for (const eyes of eyesAgain(hand.eyes, hand.blanks, most, changes, hand.good + hand.fixedEyes)) {
      const blanks = Math.min(hand.blanks, most - eyes);
      if (eyes + blanks) found.push({ eyes, blanks, byLock });
    }
  }
  return found;
}
function after(hand: Hand, way: Way, [hits, crits, eyes]: AttackDice): Hand {
  return {
    good: hand.good + hits + crits,
    eyes: hand.eyes - way.eyes,
    blanks: hand.blanks - way.blanks,
    fixedEyes: hand.fixedEyes + eyes,
    lock: hand.lock && !way.byLock,
    rerolls: way.byLock ? hand.rerolls : 0,
  };
}
function results(hand: Hand, changes: number): number {
  return hand.good + Math.min(hand.eyes + hand.fixedEyes, changes);
}
/** The mean damage of a hand that is played as well as possible, and what to reroll first. */
function bestWay(hand: Hand, aims: Aims): { worth: number; way: Way | null } {
  const key = [hand.good, hand.eyes, hand.blanks, hand.fixedEyes, hand.lock, hand.rerolls].join();
  let best = aims.seen.get(key);
  if (!best) {
    best = { worth: aims.worths[results(hand, aims.changes)]!, way: null };
    for (const way of ways(hand, aims.changes)) {
      let worth = 0;
      for (const { counts, chance } of attackRolls(way.eyes + way.blanks))
        worth += chance * bestWay(after(hand, way, counts), aims).worth;
      if (worth > best.worth + BETTER) best = { worth, way };
    }
    aims.seen.set(key, best);
  }
  return best;
}
/** What to reroll next. It takes a look ahead only where there are focus results, but not enough to change them. */
function nextWay(hand: Hand, aims: Aims): Way | null {
  if (!hand.lock && !hand.rerolls) return null;
  if (!aims.changes || aims.changes >= aims.number) return ways(hand, aims.changes)[0] ?? null;
  return bestWay(hand, aims).way;
}
function played(hand: Hand, aims: Aims): Spread {
  const way = nextWay(hand, aims);
  if (!way) return againstResults(results(hand, aims.changes), aims.defender);
  const total: Spread = [0];
  for (const { counts, chance } of attackRolls(way.eyes + way.blanks))
    add(total, played(after(hand, way, counts), aims), chance);
  return total;
}
function aimsOf(attacker: Attacker, defender: Defender, number: number): Aims {
  const worths = Array.from({ length: number + 1 }, (_, results) => mean(againstResults(results, defender)));
  return { changes: changesOf(attacker), number, worths, defender, seen: new Map() };
}
function handOf([hit, crit, focus, blank]: AttackDice, attacker: Attacker, fixed: AttackDice): Hand {
  return {
    good: hit + crit + fixed[0] + fixed[1],
    eyes: focus,
    blanks: blank,
    fixedEyes: fixed[2],
    lock: attacker.lock,
    rerolls: attacker.rerolls,
  };
}
/**
 * Attack dice that may be modified, against a defender who has not rolled; `fixed` ones cannot be rerolled any more.
 */
export function modified(
  dice: AttackDice,
  attacker: Attacker,
  defender: Defender,
  fixed: AttackDice = [0, 0, 0, 0],
): Spread {
  const number = [...dice, ...fixed].reduce((sum, one) => sum + one, 0);
  return played(handOf(dice, attacker, fixed), aimsOf(attacker, defender, number));
}
/** Some dice are rolled again beside those that are held; then what else there is changes them. */
export function rerolledInto(held: AttackDice, again: number, attacker: Attacker, defender: Defender): Spread {
  const total: Spread = [0];
  for (const { counts, chance } of attackRolls(again))
    add(
      total,
      modified([0, 0, 0, 0], attacker, defender, held.map((one, face) => one + counts[face]!) as AttackDice),
      chance,
    );
  return total;
}
/** What an attack does, before any die is rolled. */
export function attackOdds(attacker: Attacker, defender: Defender): Spread {
  const total: Spread = [0];
  const aims = aimsOf(attacker, defender, Math.max(0, Math.min(attacker.dice, 10)));
  for (const { counts, chance } of attackRolls(attacker.dice))
    add(total, played(handOf(counts, attacker, [0, 0, 0, 0]), aims), chance);
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
