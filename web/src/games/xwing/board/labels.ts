// Where the labels of ships stand: near their ships and, as far as there is room, not on each other.
import type { Point } from "../../front";
import type { ShipView } from "../types";

export interface Labelled extends Point {
  id: string;
  /** How far the ship reaches around its middle, on the board. */
  half: number;
  /** In pixels of the screen. */
  width: number;
  own: boolean;
}
const HEIGHT = 27;

/** The height of a measuring line's label in pixels, and its width: in full, and when only the range is said. */
const MARK = { h: 26, full: 96, brief: 40 };

/** Where on each of several measuring lines its label stands, from 0 to 1, so that none hides another. */
export function placeMarks(lines: readonly { from: Point; to: Point }[], px: number, brief: boolean): number[] {
  const width = brief ? MARK.brief : MARK.full;
  const taken: Point[] = [];
  return lines.map(({ from, to }) => {
    const spots = [0.5, 0.66, 0.36, 0.8, 0.24].map((part) => ({ part, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
    const free = spots.find((spot) => taken.every((other) => Math.abs(other.x - spot.x) > width * px || Math.abs(other.y - spot.y) > MARK.h * px));
    const best = free ?? spots[taken.length % spots.length]!;
    taken.push(best);
    return best.part;
  });
}

/** The width of a label in pixels: its name, or its shields and hull. */
export function labelWidth(ship: ShipView, name: string): number {
  return Math.max(name.length * 6.6 + 32, (ship.hull + ship.shields_limit) * 7 + 14);
}

/** The middle of each label, as seen from its ship, in units of the board; `px` is the length of a pixel there. */
export function placeLabels(ships: readonly Labelled[], px: number): Map<string, Point> {
  interface Box {
    x: number;
    y: number;
    w: number;
    h: number;
  }
  const cut = (a: Box, b: Box): number =>
    Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
  const bases = ships.map((ship) => ({ x: ship.x - ship.half, y: ship.y - ship.half, w: ship.half * 2, h: ship.half * 2 }));
  const taken: Box[] = [];
  const found = new Map<string, Point>();
  for (const ship of [...ships].sort((a, b) => a.x - b.x)) {
    const [w, h] = [ship.width * px, HEIGHT * px];
    const out = ship.half + h * 0.62;
    const side = ship.half + w / 2 + 6 * px;
    const first = ship.own ? 1 : -1;
    const tries: Point[] = [
      { x: 0, y: first * out }, { x: 0, y: -first * out }, { x: 0, y: first * (out + h) }, { x: 0, y: -first * (out + h) },
      { x: -side, y: 0 }, { x: side, y: 0 }, { x: 0, y: first * (out + 2 * h) }, { x: 0, y: -first * (out + 2 * h) },
    ];
    let best = tries[0]!;
    let least = Infinity;
    for (const [rank, spot] of tries.entries()) {
      const box = { x: ship.x + spot.x - w / 2, y: ship.y + spot.y - h / 2, w, h };
      const cost = rank * w * h * 0.02 + taken.reduce((sum, other) => sum + cut(box, other), 0) + bases.reduce((sum, other) => sum + cut(box, other), 0);
      if (cost < least) [least, best] = [cost, spot];
    }
    found.set(ship.id, best);
    taken.push({ x: ship.x + best.x - w / 2, y: ship.y + best.y - h / 2, w, h });
  }
  return found;
}
