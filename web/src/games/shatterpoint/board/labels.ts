// Where the labels of units stand: near their characters and, as far as there is room, not on each other or on a base.
import type { Point } from "../../front";

export interface Labelled extends Point {
  id: string;
  half: number;
  /** In pixels of the screen. */
  width: number;
  own: boolean;
}
interface Box extends Point {
  w: number;
  h: number;
}
const HEIGHT = 19;

function overlap(a: Box, b: Box): number {
  return Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
}
/** The middle of each label, as seen from its character, in units of the board; `px` is the length of a pixel there. */
export function placeLabels(things: readonly Labelled[], bases: readonly (Point & { half: number })[], px: number): Map<string, Point> {
  const around = bases.map((one) => ({ x: one.x - one.half, y: one.y - one.half, w: one.half * 2, h: one.half * 2 }));
  const taken: Box[] = [];
  const found = new Map<string, Point>();
  for (const thing of [...things].sort((a, b) => a.x - b.x)) {
    const [w, h] = [thing.width * px, HEIGHT * px];
    const out = thing.half + h * 0.66;
    const side = thing.half + w / 2 + 5 * px;
    const first = thing.own ? 1 : -1;
    const tries = [out, -out, out + h, -out - h].map((y) => ({ x: 0, y: first * y })).concat([{ x: -side, y: 0 }, { x: side, y: 0 }, { x: -side * 0.8, y: out * 0.7 }, { x: side * 0.8, y: out * 0.7 }]);
    let best = tries[0]!;
    let least = Infinity;
    for (const [rank, spot] of tries.entries()) {
      const box = { x: thing.x + spot.x - w / 2, y: thing.y + spot.y - h / 2, w, h };
      const cost = rank * w * h * 0.03 + [...taken, ...around].reduce((sum, other) => sum + overlap(box, other), 0);
      if (cost < least) [least, best] = [cost, spot];
    }
    found.set(thing.id, best);
    taken.push({ x: thing.x + best.x - w / 2, y: thing.y + best.y - h / 2, w, h });
  }
  return found;
}
