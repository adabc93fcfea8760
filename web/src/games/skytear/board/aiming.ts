// Who aims at whom: arrows from casters to targets, of effects that wait and of the option that is looked at.
import type { TellOption, TellQuestion } from "../../../lib/messages";
import type { Point } from "../../front";
import { heroOf, OTHER, type EffectView, type HeroView, type OutsiderView, type Side, type SkyView } from "../types";
import { figureOf } from "./occupants";

export interface Arrow {
  key: string;
  from: string;
  to: string;
  colour: string;
  dashed: boolean;
}
/** The option that is looked at, and who it is about. */
export interface Aim {
  question: TellQuestion | null;
  previewed: TellOption | undefined;
  actor: HeroView | OutsiderView | null;
  /** The hex it names. */
  hex: string | null;
  /** The way there is drawn as steps. */
  walks: boolean;
}
type HexOf = (thing: string) => string | null;

export function casterSide(view: SkyView, id: string): Side | null {
  return figureOf(view, id)?.side ?? null;
}
/** The side an id begins with. */
export function sideNamed(id: string): Side | null {
  return id.startsWith("south.") ? "south" : id.startsWith("north.") ? "north" : null;
}
function isFoe(view: SkyView, effect: EffectView, target: string): boolean {
  return sideNamed(target) !== casterSide(view, effect.caster);
}

export function arrowsOf(view: SkyView, aim: Aim, hexOf: HexOf): Arrow[] {
  const waiting = view.resolving ? [...view.stack, view.resolving] : view.stack;
  const found = waiting.flatMap((effect, index) => effectArrows(view, effect, index < waiting.length - 1, hexOf));
  const [from, to] = aimedAlong(view, aim, hexOf) ?? [null, null];
  const lit = arrow("lit", from, to, "var(--accent)", true);
  return [...found, ...(lit ? [lit] : [])];
}
function arrow(key: string, from: string | null, to: string | null, colour: string, dashed: boolean): Arrow | null {
  return from && to && from !== to ? { key, from, to, colour, dashed } : null;
}
function effectArrows(view: SkyView, effect: EffectView, dashed: boolean, hexOf: HexOf): Arrow[] {
  const hostile = effect.targets.some((target) => sideNamed(target) !== null && isFoe(view, effect, target));
  const colour = hostile ? "var(--danger)" : "var(--bone-1)";
  return effect.targets
    .map((target) => arrow(`s${effect.number}-${target}`, hexOf(effect.caster), hexOf(target), colour, dashed))
    .filter((one) => one !== null);
}
/** From where to where the previewed option aims. */
function aimedAlong(view: SkyView, aim: Aim, hexOf: HexOf): [string | null, string | null] | null {
  const { question, previewed, actor, hex, walks } = aim;
  if (!previewed) return null;
  const own = actor?.hex ?? null;
  const [one = "", two = "", three] = previewed.parts;
  if (/^(attack|hit|worship):/.test(previewed.id)) return [own, hexOf(one)];
  if (three) return [hexOf(two), hexOf(three)];
  if (hex && !walks) return [startOf(view, question, actor), hex];
  return question?.kind === "target" ? [own, hexOf(one)] : null;
}
/** Where what is moved to a hex is now: a token, an illusion, or the figure itself. */
function startOf(view: SkyView, question: TellQuestion | null, actor: Aim["actor"]): string | null {
  const own = actor?.hex ?? null;
  if (question?.kind === "advance") return view.tokens[String(question.about["lane"])]?.hex ?? null;
  return question?.kind === "illusion" ? (heroOf(view, actor?.id)?.illusion ?? own) : own;
}

/** An arrow between the middles of two hexes. */
export function shaft(a: Point, b: Point): { d: string; head: string } {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const tip = { x: b.x - ux * 24, y: b.y - uy * 24 };
  const p = (along: number, across: number): string =>
    `${(tip.x - ux * along - uy * across).toFixed(1)} ${(tip.y - uy * along + ux * across).toFixed(1)}`;
  return {
    d: `M${(a.x + ux * 24).toFixed(1)} ${(a.y + uy * 24).toFixed(1)}L${p(8, 0)}`,
    head: `M${p(-3, 0)}L${p(10, 6.5)}L${p(10, -6.5)}Z`,
  };
}

/** Everything something hostile is aimed at, or that lies in the area being placed by a side. */
export function aimedAt(
  view: SkyView,
  previewed: TellOption | undefined,
  area: ReadonlySet<string>,
  side: Side,
): Set<string> {
  const ids = new Set(view.stack.flatMap((effect) => effect.targets.filter((target) => isFoe(view, effect, target))));
  for (const target of view.resolving?.targets ?? []) ids.add(target);
  if (previewed && /^(attack|hit):/.test(previewed.id)) ids.add(previewed.parts[0] ?? "");
  for (const figure of [...view.heroes, ...view.minions])
    if (figure.side === OTHER[side] && figure.hex && area.has(figure.hex)) ids.add(figure.id);
  return ids;
}
