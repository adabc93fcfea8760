// Plane geometry in table coordinates: millimetres, y up, headings clockwise from north; and how that lies on the board.
import type { Point } from "../front";
import type { Pose } from "./types";

export type Ring = Point[];
const SLACK = 0.01;

/** A pose moved to its right and ahead, then turned. */
export function shifted([x, y, heading]: Pose, right: number, ahead: number, turn = 0): Pose {
  const angle = (heading * Math.PI) / 180;
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  return [x + right * cos + ahead * sin, y - right * sin + ahead * cos, (((heading + turn) % 360) + 360) % 360];
}
export function fromPose(pose: Pose, ring: readonly (readonly [number, number])[]): Ring {
  return ring.map(([x, y]) => {
    const [px, py] = shifted(pose, x, y);
    return { x: px, y: py };
  });
}
/** Points as seen from a pose: x to its right, y ahead. */
export function toPose([x, y, heading]: Pose, ring: Ring): Ring {
  const angle = (heading * Math.PI) / 180;
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  return ring.map((point) => {
    const dx = point.x - x;
    const dy = point.y - y;
    return { x: dx * cos - dy * sin, y: dx * sin + dy * cos };
  });
}
export function square(half: number): Ring {
  return [{ x: -half, y: -half }, { x: half, y: -half }, { x: half, y: half }, { x: -half, y: half }];
}
export function squareAt(pose: Pose, half: number): Ring {
  return fromPose(pose, [[-half, -half], [half, -half], [half, half], [-half, half]]);
}

/** A half plane: a·x + b·y ≥ c. */
export type Plane = readonly [number, number, number];

/** The part of a convex ring that lies in all half planes. */
export function clip(ring: Ring, planes: readonly Plane[]): Ring {
  let left = ring;
  for (const [a, b, c] of planes) {
    const next: Ring = [];
    left.forEach((here, index) => {
      const there = left[(index + 1) % left.length]!;
      const one = a * here.x + b * here.y - c;
      const two = a * there.x + b * there.y - c;
      if (one >= 0) next.push(here);
      if (one >= 0 !== two >= 0) {
        const part = one / (one - two);
        next.push({ x: here.x + (there.x - here.x) * part, y: here.y + (there.y - here.y) * part });
      }
    });
    left = next;
  }
  return left;
}

export interface Line {
  start: Point;
  end: Point;
  length: number;
}

function toSegment(point: Point, a: Point, b: Point): Point {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const part = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return { x: a.x + dx * part, y: a.y + dy * part };
}
/** The shortest line between two rings that do not overlap. */
export function closest(one: Ring, other: Ring): Line {
  let best: Line = { start: one[0]!, end: other[0]!, length: Infinity };
  const take = (start: Point, end: Point): void => {
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    if (length < best.length - 1e-9) best = { start, end, length };
  };
  const each = (ring: Ring, act: (a: Point, b: Point) => void): void => ring.forEach((a, index) => act(a, ring[(index + 1) % ring.length]!));
  for (const point of one) each(other, (a, b) => take(point, toSegment(point, a, b)));
  for (const point of other) each(one, (a, b) => take(toSegment(point, a, b), point));
  return best;
}

/** Whether two convex rings overlap by more than a touch. */
export function overlaps(one: Ring, other: Ring): boolean {
  for (const ring of [one, other]) {
    for (let index = 0; index < ring.length; index++) {
      const a = ring[index]!;
      const b = ring[(index + 1) % ring.length]!;
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const nx = (b.y - a.y) / length;
      const ny = (a.x - b.x) / length;
      const span = (points: Ring): [number, number] => {
        const along = points.map((point) => point.x * nx + point.y * ny);
        return [Math.min(...along), Math.max(...along)];
      };
      const [low, high] = span(one);
      const [otherLow, otherHigh] = span(other);
      if (Math.min(high, otherHigh) - Math.max(low, otherLow) <= SLACK) return false;
    }
  }
  return true;
}

export function contains(ring: Ring, { x, y }: Point): boolean {
  let inside = false;
  ring.forEach((a, index) => {
    const b = ring[(index + 1) % ring.length]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}
function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < -1e-9 && side(c, d, a) * side(c, d, b) < -1e-9;
}
/** Whether two rings of any shape lie on each other. */
export function meet(one: Ring, other: Ring): boolean {
  const edges = (ring: Ring): [Point, Point][] => ring.map((a, index) => [a, ring[(index + 1) % ring.length]!]);
  if (edges(one).some(([a, b]) => edges(other).some(([c, d]) => crosses(a, b, c, d)))) return true;
  return one.some((point) => contains(other, point)) || other.some((point) => contains(one, point));
}
/** Whether a line runs across a ring. */
export function across(line: Line, ring: Ring): boolean {
  const middle = { x: (line.start.x + line.end.x) / 2, y: (line.start.y + line.end.y) / 2 };
  return ring.some((a, index) => crosses(line.start, line.end, a, ring[(index + 1) % ring.length]!)) || contains(ring, middle);
}
