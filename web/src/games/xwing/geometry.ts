// Plane geometry in table coordinates: millimetres, y up, headings clockwise from north; and how that lies on the
// board.
import type { Point } from "../front";
import type { Pose } from "./types";

export type Ring = Point[];
/**
 * Up to so many millimetres two things touch and do not overlap, a length is still within a range: as in the engine.
 */
export const SLACK = 1e-3;

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
/** Half a rectangle: from its middle to its sides and to its ends. */
export interface Half {
  side: number;
  end: number;
}
/** A rectangle around the origin. */
export function box({ side, end }: Half): Ring {
  return [
    { x: -side, y: -end },
    { x: side, y: -end },
    { x: side, y: end },
    { x: -side, y: end },
  ];
}
export function boxAt(pose: Pose, half: Half): Ring {
  return fromPose(
    pose,
    box(half).map(({ x, y }): [number, number] => [x, y]),
  );
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

interface Ends {
  start: Point;
  end: Point;
}
export interface Line extends Ends {
  length: number;
}

export function lineOf(start: Point, end: Point): Line {
  return { start, end, length: Math.hypot(end.x - start.x, end.y - start.y) };
}
/** The point of a line that is such a share of its way. */
export function pointOn({ start, end }: Ends, share: number): Point {
  return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
}
/** How far along a line a point lies, as a share of it. */
export function shareOf({ start, end }: Ends, { x, y }: Point): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  return ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy || 1);
}

function toSegment(point: Point, a: Point, b: Point): Point {
  const edge = { start: a, end: b };
  return pointOn(edge, Math.max(0, Math.min(1, shareOf(edge, point))));
}
/** The lines between the corners of each ring and the edges of the other. */
function cornerLines(one: Ring, other: Ring): Line[] {
  const found: Line[] = [];
  const take = (start: Point, end: Point): void => {
    found.push(lineOf(start, end));
  };
  const each = (ring: Ring, act: (a: Point, b: Point) => void): void =>
    ring.forEach((a, index) => act(a, ring[(index + 1) % ring.length]!));
  for (const point of one) each(other, (a, b) => take(point, toSegment(point, a, b)));
  for (const point of other) each(one, (a, b) => take(toSegment(point, a, b), point));
  return found;
}
/** The shortest line between two rings that do not overlap. */
export function closest(one: Ring, other: Ring): Line {
  return cornerLines(one, other).reduce((best, line) => (line.length < best.length - 1e-9 ? line : best));
}
/** Where edges lie side by side, many lines are as short as the shortest one: the first and the last of them. */
export function band(one: Ring, other: Ring): [first: Line, last: Line] {
  const shortest = closest(one, other);
  const lines = cornerLines(one, other).filter((line) => line.length <= shortest.length + SLACK);
  let widest = SLACK;
  let found: [Line, Line] = [shortest, shortest];
  for (const [index, first] of lines.entries())
    for (const last of lines.slice(index + 1)) {
      const [dx, dy] = [last.start.x - first.start.x, last.start.y - first.start.y];
      const width = Math.hypot(dx, dy);
      const askew = Math.hypot(last.end.x - first.end.x - dx, last.end.y - first.end.y - dy) > SLACK;
      if (width > widest && !askew) [widest, found] = [width, [first, last]];
    }
  return found;
}

/** How far two convex rings reach into each other; not above 0: they do not. */
export function depth(one: Ring, other: Ring): number {
  let least = Infinity;
  for (const ring of [one, other]) {
    let a = ring[ring.length - 1]!;
    for (const b of ring) {
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const [nx, ny] = [(b.y - a.y) / length, (a.x - b.x) / length];
      const [low, high] = spread(one, nx, ny);
      const [otherLow, otherHigh] = spread(other, nx, ny);
      least = Math.min(least, high - otherLow, otherHigh - low);
      if (least <= 0) return least;
      a = b;
    }
  }
  return least;
}
/** From where to where a ring reaches in a direction. */
function spread(ring: Ring, nx: number, ny: number): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const { x, y } of ring) {
    const along = x * nx + y * ny;
    low = Math.min(low, along);
    high = Math.max(high, along);
  }
  return [low, high];
}
/** Whether two convex rings overlap by more than a touch. */
export function overlaps(one: Ring, other: Ring): boolean {
  return depth(one, other) > SLACK;
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
/** Where a line meets the edges of a ring, as shares of it. */
export function meetings(line: Line, ring: Ring): number[] {
  const { start, end } = line;
  const beside = ({ x, y }: Point): number => (end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x);
  return ring.flatMap((a, index) => {
    const edge = lineOf(a, ring[(index + 1) % ring.length]!);
    const [here, there] = [beside(edge.start), beside(edge.end)];
    if (here * there > 0 || here === there) return [];
    return [shareOf(line, pointOn(edge, here / (here - there)))];
  });
}
/** Whether a line runs across a ring: a stretch of it lies inside with both its sides. Touching is not enough. */
export function across(line: Line, ring: Ring): boolean {
  const { start, end } = line;
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length <= 2 * SLACK) return false;
  const [right, up] = [((end.y - start.y) / length) * SLACK, ((start.x - end.x) / length) * SLACK];
  const inside = ({ x, y }: Point): boolean =>
    contains(ring, { x: x + right, y: y + up }) && contains(ring, { x: x - right, y: y - up });
  const marks = [0, ...meetings(line, ring).filter((share) => share > 0 && share < 1), 1].sort((a, b) => a - b);
  return marks
    .slice(1)
    .some(
      (high, index) => (high - marks[index]!) * length > SLACK && inside(pointOn(line, (high + marks[index]!) / 2)),
    );
}
