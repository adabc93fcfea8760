// The signs around a ship by which its turrets are turned: one for each arc, side by side where there are two turrets.
import { boxAround } from "../../../lib/labels";
import type { TellQuestion } from "../../../lib/messages";
import type { Box, Point } from "../../front";
import { shifted, type Half } from "../geometry";
import { mat } from "../mat.svelte";
import { isTurret, REACH, reachOf, turretArcs } from "../sight";
import type { Arc, ShipView } from "../types";

/** Questions about where a turret shall point. */
export const TURNING = ["turret", "rotate", "point-turret", "rotate-turret", "rotate-other"];
/** Degrees clockwise from ahead. */
export const TURNS: Record<string, number> = { front: 0, right: 90, rear: 180, left: 270 };
/** Radius of a sign, in millimetres at arm's length. */
export const SIGN = 12;
/** The rim around the table, which is as far as anything is drawn. */
export const RIM = 24;
/** Between a base and the middle of a sign, and from there to the line in the middle of an arc. */
const [GAP, ASIDE] = [20, 14];

export interface Sign {
  option: string;
  text: string;
  /** Where the sign lies. */
  arc: Arc;
  /** The arcs the turret would point to. */
  arcs: Arc[];
  /** Of the turret that is turned, for those of a huge ship. */
  colour: string;
  /** How far it shoots. */
  bands: number;
  /** Its middle on the board. */
  at: Point;
}
/** Signs shrink less than the table when the camera is far away, but not over each other. */
export function signScale(px: number): number {
  return Math.min(2, Math.max(1, px * 0.9));
}
/** How far to the right of the middle line the sign or the indicator of a turret lies: the two never on each other. */
export function aside(colour: string, arc: string, far: number): number {
  const side = colour === "black" ? -far : colour === "white" ? far : 0;
  return arc === "rear" || arc === "left" ? -side : side;
}

/** A place not so far over the edge of the table that a sign there would be cut off. */
function onBoard({ x, y }: Point, scale: number): Point {
  const over = RIM - SIGN * scale;
  const within = (value: number, length: number): number => Math.min(length + over, Math.max(-over, value));
  return { x: within(x, mat.width), y: within(y, mat.length) };
}
/** `left`, or `turbolaserbattery:left` where there is more than one turret. */
function signOf(question: TellQuestion, ship: ShipView, half: Half, scale: number, id: string, text: string): Sign {
  const cut = id.indexOf(":");
  const arc = id.slice(cut + 1) as Arc;
  const name = cut < 0 ? question.about["weapon"] : id.slice(0, cut);
  const weapon = ship.weapons.find((one) => (name ? one.id === name : isTurret(one)));
  const colour = ship.huge?.turrets.find((one) => one.weapon === name)?.colour ?? "";
  const out = (arc === "front" || arc === "rear" ? half.end : half.side) + GAP * scale;
  const [x, y] = shifted(shifted(ship.pose, 0, 0, TURNS[arc]), aside(colour, arc, ASIDE * scale), out);
  return {
    option: id,
    text,
    arc,
    arcs: weapon ? turretArcs(arc, weapon.arc) : [arc],
    colour,
    bands: weapon ? reachOf(ship, weapon) : REACH,
    at: mat.toBoard(onBoard({ x, y }, scale)),
  };
}
export function signsOf(question: TellQuestion, ship: ShipView, half: Half, px: number): Sign[] {
  return question.options
    .filter((one) => /(^|:)(front|right|rear|left)$/.test(one.id))
    .map((one) => signOf(question, ship, half, signScale(px), one.id, one.text));
}
/** Where no names shall stand. */
export function signBoxes(signs: readonly Sign[], px: number): Box[] {
  const size = 2 * SIGN * signScale(px);
  return signs.map(({ at }) => boxAround(at, size, size));
}
