// Who attacks whom, who is looked at, and the lines to all they could attack.
import type { TellOption, TellQuestion } from "../../../lib/messages";
import type { Ground, Sight } from "../terrain";
import { characterOf, gap, rangeOf, RANGES, type AttackType, type ShatterView, type Fielded } from "../types";

export interface Aim {
  from: Fielded;
  to: Fielded;
  type: AttackType;
}
/** The attack that is resolved, else the one that is looked at among the options. */
export function aimOf(view: ShatterView, question: TellQuestion | null, previewed: TellOption | undefined): Aim | null {
  const attack = view.attacks.at(-1);
  if (attack) return between(view, attack.attacker, attack.defender, attack.type);
  if (question?.kind !== "attack" || previewed?.parts.length !== 2) return null;
  return between(view, previewed.parts[0]!, previewed.parts[1]!, previewed.id.startsWith("melee") ? "melee" : "ranged");
}
function between(view: ShatterView, attacker: string, defender: string, type: AttackType): Aim | null {
  const [from, to] = [characterOf(view, attacker), characterOf(view, defender)];
  return from && to ? { from, to, type } : null;
}
/** What the attacker sees of the target; null while one of them is not there. */
export function aimSight(aim: Aim | null, ground: Ground): Sight | null {
  return aim && aim.to.one.on_field && aim.from.one.on_field ? ground.sight(aim.from.one, aim.to.one) : null;
}

/** Whose rings and lines are shown: who is pointed at, else the attacker that was picked or is the only one. */
export function lookerOf(
  view: ShatterView,
  question: TellQuestion | null,
  pointed: string | null,
  picked: string | null,
): Fielded | null {
  const found =
    characterOf(view, pointed) ??
    characterOf(view, question?.kind === "attack" ? (picked ?? onlyAttacker(question)) : null);
  return found?.one.on_field ? found : null;
}
function onlyAttacker(question: TellQuestion): string | null {
  const subjects = new Set(
    question.options.filter((option) => option.parts.length === 2).map((option) => option.parts[0]!),
  );
  return subjects.size === 1 ? [...subjects][0]! : null;
}

export interface Look {
  foe: Fielded;
  far: number;
  sight: Sight;
}
/** What somebody sees of the enemies within the range of its attack, or nearly engaged. */
export function looksOf(looker: Fielded, fielded: readonly Fielded[], reach: number, ground: Ground): Look[] {
  return fielded
    .filter(({ unit }) => unit.owner !== looker.unit.owner)
    .map((foe) => ({ foe, far: gap(looker.one, foe.one), sight: ground.sight(looker.one, foe.one) }))
    .filter(({ far }) => far <= Math.max(RANGES[reach] ?? 0, RANGES[2]) + 0.01);
}

/** A line between two characters. */
export interface Shot {
  key: string;
  sight: Sight;
  range: number;
  length: number;
  /** It is the one that is attacked along, not only one that could be. */
  decides: boolean;
  /** It says its range. */
  told: boolean;
  /** Terrain covers the target. */
  covered: boolean;
}
/** More lines than this say nothing. */
const MOST_TOLD = 3;

export function lookShots(looks: readonly Look[]): Shot[] {
  return looks.map(({ foe, far, sight }) => ({
    key: foe.one.id,
    sight,
    range: rangeOf(far),
    length: far,
    decides: false,
    told: looks.length <= MOST_TOLD,
    covered: false,
  }));
}
export function aimShot({ from, to, type }: Aim, sight: Sight, ground: Ground): Shot {
  const length = gap(from.one, to.one);
  return {
    key: "",
    sight,
    range: rangeOf(length),
    length,
    decides: true,
    told: true,
    covered: type === "ranged" && to.unit.hunker > 0 && ground.cover(from.one, to.one, RANGES[1]) !== null,
  };
}
