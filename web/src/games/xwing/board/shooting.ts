// Who looks at whom: what a ship would see, the attack that is chosen or resolved, and the lines that are drawn for it.
import type { TellOption, TellQuestion } from "../../../lib/messages";
import type { Line } from "../geometry";
import type { Flights } from "../previews";
import { aims, clearest, ownArcs, shot, sight, type Aim } from "../sight";
import { shipOf, type Arc, type AttackView, type Figures, type Pose, type ShipView, type XWingView } from "../types";
import type { Shot } from "./labels";

type Question = TellQuestion | null;
export type Ends = [[number, number], [number, number]];

/** A ship that looks around, from where it is or from where it could be. */
export interface Looker {
  ship: ShipView;
  pose: Pose;
  arcs: Arc[];
}
/** Questions about where a ship shall end. */
const ENDING = ["dial", "position", "boost", "slam"];
/** Who looks around: the ship at the previewed pose, else the one under the pointer; nobody while somebody shoots. */
export function lookerOf(
  view: XWingView,
  question: Question,
  paths: Flights | null,
  ghost: Pose | null,
  pointed: string | null,
): Looker | null {
  if (question?.kind === "attack" || view.attack) return null;
  if (ghost && paths && ENDING.includes(question?.kind ?? ""))
    return { ship: paths.ship, pose: ghost, arcs: ownArcs(paths.ship) };
  const ship = shipOf(view, pointed);
  return ship && ship.place === "in play" ? { ship, pose: ship.pose, arcs: ownArcs(ship) } : null;
}
export function seenBy(figures: Figures, view: XWingView, looker: Looker | null): Aim[] {
  return looker ? aims(figures, view, looker.ship, looker.pose) : [];
}

/** The lines an attacker may choose from, by the options that choose them. */
export function lineChoices(question: Question): [string, Ends][] {
  return question?.kind === "line" ? Object.entries((question.about["lines"] ?? {}) as Record<string, Ends>) : [];
}
function measured([start, end]: Ends): Line {
  return {
    start: { x: start[0], y: start[1] },
    end: { x: end[0], y: end[1] },
    length: Math.hypot(end[0] - start[0], end[1] - start[1]),
  };
}

/** An attack that was declared is in reach, whatever weapon it is. */
const FARTHEST = 5;

/** An attack along one line, and what lies across it. */
export interface Shooting {
  ship: ShipView;
  aim: Aim;
  across: string[];
}
/** The attack that is resolved, or that the previewed option declares. */
export function shootingOf(
  figures: Figures,
  view: XWingView,
  question: Question,
  previewed: TellOption | undefined,
): Shooting | null {
  if (view.attack) return resolved(figures, view, view.attack, question, previewed);
  return question?.kind === "attack" ? declared(figures, view, question, previewed) : null;
}
function resolved(
  figures: Figures,
  view: XWingView,
  attack: AttackView,
  question: Question,
  previewed: TellOption | undefined,
): Shooting | null {
  const ship = shipOf(view, attack.attacker);
  const target = shipOf(view, attack.defender);
  const found = ship && target ? sight(figures, ship.size, ship.pose, attack.arc, target, FARTHEST) : null;
  if (!ship || !target || !found) return null;
  const told = lineChoices(question).find(([id]) => id === previewed?.id)?.[1] ?? attack.line;
  const line = told ? measured(told) : found.line;
  const across =
    question?.kind === "line"
      ? ((question.about["across"] as Record<string, string[]>)[previewed?.id ?? ""] ?? [])
      : attack.obstructed;
  return { ship, aim: { ...found, line, from: ship.id, target, arc: attack.arc }, across };
}
function declared(
  figures: Figures,
  view: XWingView,
  question: TellQuestion,
  previewed: TellOption | undefined,
): Shooting | null {
  const ship = shipOf(view, question.about["ship"] as string);
  const [weaponId = "", targetId = ""] = previewed?.parts ?? [];
  const target = shipOf(view, targetId);
  const weapon = ship?.weapons.find((one) => one.id === weaponId) ?? ship?.weapons[0];
  const aim = ship && target && weapon ? shot(figures, ship, weapon, target) : null;
  if (!ship || !aim) return null;
  const { line, across } = clearest(figures, view, aim);
  return { ship, aim: { ...aim, line }, across };
}

/** The ids of what can be shot at. */
export function targetsOf(question: TellQuestion): string[] {
  return [...new Set(question.options.map((option) => option.parts[1] ?? ""))];
}
/** One shot at each target a ship may choose. */
export function shotsOf(
  figures: Figures,
  view: XWingView,
  shooter: ShipView | undefined,
  question: TellQuestion | null,
): Aim[] {
  if (!shooter || !question) return [];
  return targetsOf(question).flatMap((id) => {
    const target = shipOf(view, id);
    const weapon = shooter.weapons.find((one) =>
      question.options.some((option) => option.parts[0] === one.id && option.parts[1] === id),
    );
    const aim = target && weapon ? shot(figures, shooter, weapon, target) : null;
    return aim ? [aim] : [];
  });
}
/** The lines to everybody who is seen, and the one that decides. */
export function linesOf(figures: Figures, view: XWingView, seen: readonly Aim[], shooting: Shooting | null): Shot[] {
  const lines = seen.map((aim) => {
    const { line, across } = clearest(figures, view, aim);
    return { key: aim.target.id, line, range: aim.range, decides: false, obstructed: across.length > 0 };
  });
  if (!shooting) return lines;
  return [
    ...lines,
    {
      key: "decides",
      line: shooting.aim.line,
      range: view.attack?.range ?? shooting.aim.range,
      decides: true,
      obstructed: shooting.across.some((one) => one.startsWith("obstacle") || shipOf(view, one)?.size === "huge"),
    },
  ];
}

/** The weapons to choose from once a target with several is picked. */
export function weaponChoices(
  view: XWingView,
  question: Question,
  picked: string | null,
): { target: ShipView; choices: TellOption[] } | null {
  if (question?.kind !== "attack" || !picked) return null;
  const target = shipOf(view, picked);
  const choices = question.options.filter((option) => option.parts[1] === picked);
  return target && choices.length > 1 ? { target, choices } : null;
}
