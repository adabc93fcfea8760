// The battlefield in numbers: where a base can stand and how high, what blocks a line of sight, what covers. The same
// rules as the package battlemat.games.shatterpoint.terrain; the server decides, this shows beforehand.
import type { Point } from "../front";
import {
  SAME_ELEVATION,
  SIDE,
  SLACK,
  type Battlefield,
  type CharacterView,
  type Spot,
  type TerrainPart,
} from "./types";

export type Corner = readonly [number, number];
export type Ring = readonly Corner[];
export interface Disc extends Point {
  radius: number;
}
export interface Segment {
  from: Point;
  to: Point;
}
/** How high a figure is, in millimetres. */
export const FIGURE = 45;
/** Millimetres by which a line keeps clear of the corner it passes. */
const GRAZE = 1e-3;

export function higher(height: number, than: number): boolean {
  return height - than > SAME_ELEVATION + SLACK;
}

/** How far a point lies from a convex ring; negative inside. Rings run anticlockwise. */
export function signedDistance(point: Point, ring: Ring): number {
  let depth = Infinity;
  let least = Infinity;
  let before = ring[ring.length - 1]!;
  for (const corner of ring) {
    const [ex, ey] = [corner[0] - before[0], corner[1] - before[1]];
    const square = ex * ex + ey * ey;
    if (square) {
      const length = Math.sqrt(square);
      depth = Math.min(depth, (ex * (point.y - before[1]) - ey * (point.x - before[0])) / length);
      const share = Math.min(1, Math.max(0, ((point.x - before[0]) * ex + (point.y - before[1]) * ey) / square));
      least = Math.min(least, Math.hypot(point.x - before[0] - share * ex, point.y - before[1] - share * ey));
    }
    before = corner;
  }
  return depth > 0 ? -depth : least;
}

// Lines of sight

/** Whether a segment comes closer than nearly `GRAZE` to a convex ring; if so, where it enters. */
function enters({ from, to }: Segment, ring: Ring): number | null {
  let [enter, leave] = [0, 1];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [px, py] = ring[ring.length - 1]!;
  for (const [qx, qy] of ring) {
    const [nx, ny] = [py - qy, qx - px];
    const length = Math.hypot(nx, ny);
    if (length) {
      const height = nx * (from.x - px) + ny * (from.y - py) + (length * GRAZE) / 2;
      const slope = nx * dx + ny * dy;
      if (slope === 0) {
        if (height <= 0) return null;
      } else {
        const share = -height / slope;
        if (slope > 0) enter = Math.max(enter, share);
        else leave = Math.min(leave, share);
        if (enter >= leave) return null;
      }
    }
    [px, py] = [qx, qy];
  }
  return enter;
}

/** Whether any line between two discs passes through a convex ring. */
export function inBetween(one: Disc, other: Disc, ring: Ring): boolean {
  const [dx, dy, swell] = [other.x - one.x, other.y - one.y, other.radius - one.radius];
  const space = (share: number): number =>
    signedDistance({ x: one.x + share * dx, y: one.y + share * dy }, ring) - one.radius - share * swell;
  if (Math.hypot(dx, dy) && enters({ from: one, to: other }, ring) !== null) return true;
  let [low, high] = [0, 1];
  for (let step = 0; step < 40; step++) {
    const third = (high - low) / 3;
    const [left, right] = [space(low + third), space(high - third)];
    if (left < -GRAZE || right < -GRAZE) return true;
    if (left < right) high -= third;
    else low += third;
  }
  return Math.min(space(0), space(1), space((low + high) / 2)) < -GRAZE;
}

function chord(disc: Disc, point: Point, along: Point): [number, number] | null {
  const [dx, dy] = [disc.x - point.x, disc.y - point.y];
  const middle = dx * along.x + dy * along.y;
  const off = Math.abs(dx * along.y - dy * along.x);
  if (off > disc.radius + GRAZE / 2) return null;
  const half = Math.sqrt(Math.max(0, disc.radius * disc.radius - off * off));
  return [middle - half, middle + half];
}
/** The part of a line from where it leaves one disc to where it enters the other; null if it misses one. */
function cut(one: Disc, other: Disc, point: Point, along: Point): Segment | null {
  const first = chord(one, point, along);
  const second = chord(other, point, along);
  if (!first || !second) return null;
  const [start, end] = first[0] + first[1] > second[0] + second[1] ? [first[0], second[1]] : [first[1], second[0]];
  return {
    from: { x: point.x + start * along.x, y: point.y + start * along.y },
    to: { x: point.x + end * along.x, y: point.y + end * along.y },
  };
}
/** The up to four common tangents of two circles, as a point and a direction. */
function* tangents(first: Disc, second: Disc): Generator<[Point, Point]> {
  const [dx, dy] = [second.x - first.x, second.y - first.y];
  const square = dx * dx + dy * dy;
  if (square === 0) return;
  for (const side of [1, -1])
    for (const same of [1, -1]) {
      const [r1, r2] = [side * first.radius, side * same * second.radius];
      const across = (r2 - r1) / square;
      const rest = 1 / square - across * across;
      if (rest < 0) continue;
      const root = Math.sqrt(rest);
      const [nx, ny] = [across * dx - root * dy, across * dy + root * dx];
      yield [
        { x: first.x - r1 * nx, y: first.y - r1 * ny },
        { x: ny, y: -nx },
      ];
    }
}
/** A free line between two discs past convex rings; null if everything is blocked. */
function sightLine(one: Disc, other: Disc, blockers: readonly Ring[]): Segment | null {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const apart = Math.hypot(dx, dy);
  if (apart <= one.radius + other.radius) return { from: one, to: other };
  const between = blockers.filter((ring) => inBetween(one, other, ring));
  const free = (line: Segment): boolean => between.every((ring) => enters(line, ring) === null);
  const straight = cut(one, other, one, { x: dx / apart, y: dy / apart });
  if (straight && free(straight)) return straight;
  const things: Disc[] = [one, other, ...between.flatMap((ring) => ring.map(([x, y]) => ({ x, y, radius: GRAZE })))];
  for (const [number, first] of things.entries())
    for (const second of things.slice(number + 1))
      for (const [point, along] of tangents(first, second)) {
        const line = cut(one, other, point, along);
        if (line && free(line)) return line;
      }
  return null;
}

/** What a character sees of another: the line, and if it is blocked, by what and where. */
export interface Sight {
  line: Segment;
  free: boolean;
  blocked: { part: TerrainPart; at: Point } | null;
}

export class Ground {
  readonly heights: number[];

  constructor(readonly battlefield: Battlefield) {
    this.heights = [0, ...new Set(battlefield.parts.filter((part) => part.standable).map((part) => part.top))].sort(
      (a, b) => a - b,
    );
  }

  /** Whether a base reaches over or under a part, seen from above. */
  over(part: TerrainPart, point: Point, radius: number): boolean {
    return part.rings.some((ring) => signedDistance(point, ring) < radius - SLACK);
  }
  /** Rings one can stand on at a height. */
  rings(height: number): Ring[] {
    return this.battlefield.parts
      .filter((part) => part.standable && Math.abs(part.top - height) <= SLACK)
      .flatMap((part) => part.rings);
  }
  /** Parts that keep a base of a height from standing where they are. */
  inTheWay(height: number): TerrainPart[] {
    return this.battlefield.parts.filter((part) => part.top > height + SLACK && part.bottom < height + FIGURE - SLACK);
  }
  /** Whether a base can stand at a spot, whoever else is there. */
  fits([x, y, height]: Spot, radius: number): boolean {
    if (Math.min(x, y, SIDE - x, SIDE - y) < radius - SLACK) return false;
    const point = { x, y };
    if (height > SLACK && !covered(point, radius, this.rings(height))) return false;
    return !this.inTheWay(height).some((part) => this.over(part, point, radius));
  }
  /** Every height at which a base can stand at a point, the lowest first. */
  surfaces(point: Point, radius: number): number[] {
    return this.heights.filter((height) => this.fits([point.x, point.y, height], radius));
  }
  /** The height of what lies on top at a point, whether one can stand there or not. */
  top(point: Point): number {
    return Math.max(
      0,
      ...this.battlefield.parts
        .filter((part) => part.standable && this.over(part, point, SLACK * 2))
        .map((part) => part.top),
    );
  }
  sight(viewer: CharacterView, target: CharacterView): Sight {
    const limit = Math.max(viewer.height, target.height);
    const tall = this.battlefield.parts.filter((part) => part.opaque && higher(part.top, limit));
    const line = sightLine(
      viewer,
      target,
      tall.flatMap((part) => part.rings),
    );
    if (line) return { line, free: true, blocked: null };
    const apart = Math.hypot(target.x - viewer.x, target.y - viewer.y) || 1;
    const straight = cut(viewer, target, viewer, {
      x: (target.x - viewer.x) / apart,
      y: (target.y - viewer.y) / apart,
    }) ?? { from: viewer, to: target };
    const hits = tall
      .map((part) => ({ part, share: Math.min(...part.rings.map((ring) => enters(straight, ring) ?? 2)) }))
      .sort((a, b) => a.share - b.share);
    const first = hits[0] && hits[0].share < 2 ? hits[0] : null;
    const share = first?.share ?? 0.5;
    const at = {
      x: straight.from.x + share * (straight.to.x - straight.from.x),
      y: straight.from.y + share * (straight.to.y - straight.from.y),
    };
    const part = first?.part ?? tall[0];
    return { line: straight, free: false, blocked: part ? { part, at } : null };
  }
  /** The part that covers a defender from an attacker. */
  cover(attacker: CharacterView, defender: CharacterView, reach: number): TerrainPart | null {
    return (
      this.battlefield.parts.find((part) => {
        if (higher(attacker.height, part.top)) return false;
        const far = Math.min(...part.rings.map((ring) => signedDistance(defender, ring))) - defender.radius;
        return far <= reach + SLACK && part.rings.some((ring) => inBetween(attacker, defender, ring));
      }) ?? null
    );
  }
}

// Surfaces made of several rings

/** Which share of a segment lies in a convex ring or just beside it. */
function span(from: Corner, to: Corner, ring: Ring): [number, number] | null {
  let [low, high] = [0, 1];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let [px, py] = ring[ring.length - 1]!;
  for (const [qx, qy] of ring) {
    const [nx, ny] = [py - qy, qx - px];
    const norm = Math.hypot(nx, ny);
    if (norm) {
      const height = (nx * (from[0] - px) + ny * (from[1] - py)) / norm + SLACK;
      const slope = (nx * dx + ny * dy) / norm;
      if (Math.abs(slope) < 1e-12) {
        if (height < 0) return null;
      } else if (slope > 0) low = Math.max(low, -height / slope);
      else high = Math.min(high, -height / slope);
      if (low > high) return null;
    }
    [px, py] = [qx, qy];
  }
  return [low, high];
}
/** The stretches of the rings' edges that belong to no other ring: the true edge of what they make together. */
export function trueEdges(rings: readonly Ring[]): [Corner, Corner][] {
  const found: [Corner, Corner][] = [];
  for (const ring of rings) {
    const others = rings.filter((other) => other !== ring);
    let from = ring[ring.length - 1]!;
    for (const to of ring) {
      const spans = others
        .map((other) => span(from, to, other))
        .filter((one) => one !== null)
        .sort((a, b) => a[0] - b[0]);
      let reached = 0;
      const at = (share: number): Corner => [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
      for (const [low, high] of [...spans, [1, 1] as const]) {
        if (low - reached > 1e-6) found.push([at(reached), at(low)]);
        reached = Math.max(reached, high);
      }
      from = to;
    }
  }
  return found;
}
/** Whether a disc lies wholly on rings. */
function covered(centre: Point, radius: number, rings: readonly Ring[]): boolean {
  if (!rings.some((ring) => signedDistance(centre, ring) <= SLACK)) return false;
  const near = rings.filter((ring) => signedDistance(centre, ring) < radius);
  return !trueEdges(near).some(([from, to]) => {
    const [ex, ey] = [to[0] - from[0], to[1] - from[1]];
    const square = ex * ex + ey * ey;
    if (square < 1e-8) return false;
    const share = Math.min(1, Math.max(0, ((centre.x - from[0]) * ex + (centre.y - from[1]) * ey) / square));
    return Math.hypot(centre.x - from[0] - share * ex, centre.y - from[1] - share * ey) < radius - 2 * SLACK;
  });
}
