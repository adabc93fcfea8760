// Where a push, pull or shove ends: straight ahead until something stops it, then where the base can lie. The same
// rules as battlemat.games.shatterpoint.pushing; the server decides, this shows beforehand.
import type { Point } from "../front";
import type { TellQuestion } from "../../lib/messages";
import { FIGURE, higher, signedDistance, type Ground } from "./terrain";
import {
  characterOf,
  onField,
  RANGES,
  sameElevation,
  SIDE,
  SLACK,
  TOKEN,
  type CharacterView,
  type ShatterView,
  type Spot,
} from "./types";

/** How far along its way a disc just touches a circle. */
function* circle({ x, y }: Point, radius: number, start: Point, along: Point): Generator<number> {
  const [dx, dy] = [x - start.x, y - start.y];
  const ahead = dx * along.x + dy * along.y;
  const across = dx * along.y - dy * along.x;
  const rest = radius * radius - across * across;
  if (rest < 0) return;
  yield ahead - Math.sqrt(rest);
  yield ahead + Math.sqrt(rest);
}
/** How far along its way a disc just touches a corner or the line of an edge, from either side. */
function* touches(
  ring: readonly (readonly [number, number])[],
  start: Point,
  radius: number,
  along: Point,
): Generator<number> {
  let [px, py] = ring[ring.length - 1]!;
  for (const [qx, qy] of ring) {
    yield* circle({ x: qx, y: qy }, radius, start, along);
    const size = Math.hypot(qx - px, qy - py);
    const [nx, ny] = [(py - qy) / size, (qx - px) / size];
    const slope = nx * along.x + ny * along.y;
    if (size && Math.abs(slope) > 1e-9) {
      const gap = nx * (px - start.x) + ny * (py - start.y);
      yield (gap - radius) / slope;
      yield (gap + radius) / slope;
    }
    [px, py] = [qx, qy];
  }
}
function toEdge(one: CharacterView, along: Point, length: number): number {
  let far = length;
  for (const [at, step] of [
    [one.x, along.x],
    [one.y, along.y],
  ] as const) {
    if (step > 1e-12) far = Math.min(far, (SIDE - one.radius - at) / step);
    else if (step < -1e-12) far = Math.min(far, (one.radius - at) / step);
  }
  return Math.max(0, far);
}
function toBase(other: CharacterView, one: CharacterView, along: Point, length: number): number {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const ahead = dx * along.x + dy * along.y;
  const across = dx * along.y - dy * along.x;
  const touch = other.radius + one.radius;
  if (ahead <= 0 || Math.abs(across) >= touch - SLACK) return length;
  return Math.min(length, Math.max(0, ahead - Math.sqrt(touch * touch - across * across)));
}
function toWall(
  ring: readonly (readonly [number, number])[],
  one: CharacterView,
  along: Point,
  length: number,
): number {
  const marks = [
    0,
    length,
    ...[...touches(ring, one, one.radius, along)].filter((far) => far > 0 && far < length),
  ].sort((a, b) => a - b);
  for (const [index, low] of marks.slice(0, -1).entries()) {
    const high = marks[index + 1]!;
    const middle = (low + high) / 2;
    if (
      high - low > SLACK &&
      signedDistance({ x: one.x + middle * along.x, y: one.y + middle * along.y }, ring) < one.radius - SLACK
    )
      return low;
  }
  return length;
}

/** Where a character ends that is pushed so far in a direction. */
function pushedTo(ground: Ground, view: ShatterView, one: CharacterView, along: Point, length: number): Spot {
  const others = onField(view).flatMap((each) => (each.one.id === one.id ? [] : [each.one]));
  const parts = ground.battlefield.parts;
  const walls = parts.filter(
    (part) => !part.passable && part.top > one.height + SLACK && part.bottom < one.height + FIGURE - SLACK,
  );
  const stop = Math.min(
    toEdge(one, along, length),
    ...walls.flatMap((part) => part.rings.map((ring) => toWall(ring, one, along, length))),
    ...others
      .filter((other) => sameElevation(other.height, one.height))
      .map((other) => toBase(other, one, along, length)),
  );
  const critical = [
    0,
    ...parts.flatMap((part) => part.rings.flatMap((ring) => [...touches(ring, one, one.radius, along)])),
    ...others.flatMap((other) => [...circle(other, one.radius + other.radius, one, along)]),
    ...view.objectives.flatMap((token) => [...circle(token, one.radius + TOKEN, one, along)]),
  ];
  const ways = [stop, ...critical.filter((far) => far >= 0 && far < stop)].sort((a, b) => b - a);
  for (const far of ways) {
    const point = { x: one.x + far * along.x, y: one.y + far * along.y };
    const under = parts.filter(
      (part) => part.standable && part.top <= one.height + SLACK && ground.over(part, point, one.radius),
    );
    const height = Math.max(0, ...under.map((part) => part.top));
    const crowded = others.some(
      (other) =>
        sameElevation(other.height, height) &&
        Math.hypot(other.x - point.x, other.y - point.y) < other.radius + one.radius - SLACK,
    );
    const onToken =
      higher(one.height, height) &&
      view.objectives.some(
        (token) =>
          sameElevation(token.height, height) &&
          Math.hypot(token.x - point.x, token.y - point.y) < one.radius + TOKEN - SLACK,
      );
    if (!crowded && !onToken && ground.fits([point.x, point.y, height], one.radius)) return [point.x, point.y, height];
  }
  return [one.x, one.y, one.height];
}

/**
 * Where the character of a push question ends if it is aimed at a point; null for other questions, or when it is aimed
 * nowhere.
 */
export function pushEnd(ground: Ground, view: ShatterView, question: TellQuestion, aim: Point): Spot | null {
  const one =
    question.kind === "push" ? characterOf(view, question.about["character"] as string | undefined)?.one : undefined;
  if (!one) return null;
  const [dx, dy] = [aim.x - one.x, aim.y - one.y];
  const far = Math.hypot(dx, dy);
  return far < 1
    ? null
    : pushedTo(ground, view, one, { x: dx / far, y: dy / far }, RANGES[Number(question.about["range"] ?? 1)] ?? 0);
}
