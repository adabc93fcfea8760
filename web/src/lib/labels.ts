// Where labels on a board stand: near their pieces and, as far as there is room, not on each other or on a piece.
import type { Point } from "../games/front";

export interface Labelled extends Point {
  id: string;
  /** How far the piece reaches around its middle, on the board. */
  half: number;
  /** In pixels of the screen. */
  width: number;
  /** Own pieces have their labels below, others above. */
  own: boolean;
}
interface Box extends Point {
  w: number;
  h: number;
}
function overlap(a: Box, b: Box): number {
  return Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
}
/** The middle of each label, as seen from its piece, in units of the board; `px` is the length of a pixel there, `height` in pixels. */
export function placeLabels(things: readonly Labelled[], pieces: readonly (Point & { half: number })[], px: number, height: number): Map<string, Point> {
  const around = pieces.map((one) => ({ x: one.x - one.half, y: one.y - one.half, w: one.half * 2, h: one.half * 2 }));
  const taken: Box[] = [];
  const found = new Map<string, Point>();
  for (const thing of [...things].sort((a, b) => a.x - b.x)) {
    const [w, h] = [thing.width * px, height * px];
    const out = thing.half + h * 0.66;
    const side = thing.half + w / 2 + 5 * px;
    const first = thing.own ? 1 : -1;
    const tries = [out, -out, out + h, -out - h].map((y) => ({ x: 0, y: first * y })).concat([{ x: -side, y: 0 }, { x: side, y: 0 }, { x: -side * 0.8, y: out * 0.7 }, { x: side * 0.8, y: out * 0.7 }]);
    let best = tries[0]!;
    let least = Infinity;
    for (const [rank, spot] of tries.entries()) {
      const box = { x: thing.x + spot.x - w / 2, y: thing.y + spot.y - h / 2, w, h };
      const cost = rank * w * h * 0.03 + taken.reduce((sum, other) => sum + 4 * overlap(box, other), 0) + around.reduce((sum, other) => sum + overlap(box, other), 0);
      if (cost < least) [least, best] = [cost, spot];
    }
    found.set(thing.id, best);
    taken.push({ x: thing.x + best.x - w / 2, y: thing.y + best.y - h / 2, w, h });
  }
  return found;
}
/** The length of a pixel in steps of an eighth: while the camera glides, labels do not change their places with every picture. */
export function steadily(px: number): number {
  return Math.exp(Math.round(Math.log(px) * 8) / 8);
}
