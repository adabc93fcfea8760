// How large the labels of ships and measuring lines are, in pixels, and where on their lines the latter stand.
import type { Point } from "../../front";
import type { ShipView } from "../types";

export const LABEL_HEIGHT = 27;

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
