// Where a ship ends: maneuvers, boosts and rolls with their templates, ships in the way, and what lies on the path. The
// server decides; this draws the previews. The figures are the server's own.
import type { Point } from "../front";
import { baseAt, baseOf, halfOf } from "./bases";
import { depth, meet, overlaps, shifted, SLACK, fromPose, type Ring } from "./geometry";
import { hugeEnd } from "./huge";
import { deviceToken, inPlay, type Figures, type Pose, type ShipView, type Size, type XWingView } from "./types";

type Kind = "straight" | "bank" | "turn";
interface Way {
  template: Kind;
  side: -1 | 0 | 1;
  reverse?: boolean;
  turned?: number;
}
const WAYS: Record<string, Way> = {
  straight: { template: "straight", side: 0 },
  "bank-left": { template: "bank", side: -1 },
  "bank-right": { template: "bank", side: 1 },
  "turn-left": { template: "turn", side: -1 },
  "turn-right": { template: "turn", side: 1 },
  koiogran: { template: "straight", side: 0, turned: 180 },
  "segnor-left": { template: "bank", side: -1, turned: 180 },
  "segnor-right": { template: "bank", side: 1, turned: 180 },
  "segnor-turn-left": { template: "turn", side: -1, turned: 180 },
  "segnor-turn-right": { template: "turn", side: 1, turned: 180 },
  "tallon-left": { template: "turn", side: -1, turned: -90 },
  "tallon-right": { template: "turn", side: 1, turned: 90 },
  "reverse-straight": { template: "straight", side: 0, reverse: true },
  "reverse-bank-left": { template: "bank", side: -1, reverse: true },
  "reverse-bank-right": { template: "bank", side: 1, reverse: true },
};

/** A template: its centre line starts at the origin and heads north, and goes on straight before and beyond. */
export class Strip {
  readonly length: number;
  constructor(
    readonly radius: number,
    readonly angle: number,
    length: number,
    readonly width: number,
  ) {
    this.length = angle ? (radius * Math.abs(angle) * Math.PI) / 180 : length;
  }
  /** The pose on the centre line so far along. */
  on(along: number): Pose {
    if (!this.angle || along <= 0) return [0, along, 0];
    const turned = Math.min(along, this.length) / this.radius;
    const side = Math.sign(this.angle);
    const pose: Pose = [
      side * this.radius * (1 - Math.cos(turned)),
      this.radius * Math.sin(turned),
      (side * turned * 180) / Math.PI,
    ];
    return along > this.length ? shifted(pose, 0, along - this.length) : pose;
  }
  get end(): Pose {
    return this.on(this.length);
  }
  /** The pose of a base with its rear so far along and its front on the centre line too. */
  chord(along: number, length: number): Pose {
    const [x, y] = this.on(along);
    let low = along;
    let high = along + length * 1.3;
    for (let step = 0; step < 40; step++) {
      const middle = (low + high) / 2;
      const [fx, fy] = this.on(middle);
      if (Math.hypot(fx - x, fy - y) < length) low = middle;
      else high = middle;
    }
    const [fx, fy] = this.on(high);
    return [(x + fx) / 2, (y + fy) / 2, (Math.atan2(fx - x, fy - y) * 180) / Math.PI];
  }
  /** Its outline up to a length. */
  outline(used = this.length): [number, number][] {
    const steps = this.angle ? 12 : 1;
    const edge = (side: number): [number, number][] =>
      Array.from({ length: steps + 1 }, (_, index) => {
        const [x, y] = shifted(this.on((used * index) / steps), (side * this.width) / 2, 0);
        return [x, y];
      });
    return [...edge(-1), ...edge(1).reverse()];
  }
}

export interface Move {
  start: Pose;
  end: Pose;
  strip: Strip | null;
  laid: Pose;
  used: number;
  position: "" | "front" | "middle" | "rear";
  full: boolean;
}

function template(figures: Figures, kind: Kind, speed: number, side: number): Strip {
  const width = figures.template_width;
  const size = figures.template[kind][speed - 1] ?? 0;
  if (kind === "straight") return new Strip(0, 0, size, width);
  return new Strip(size, (kind === "bank" ? 45 : 90) * side, 0, width);
}
const POSITIONS = ["front", "middle", "rear"] as const;
function three(start: Pose, strip: Strip, laid: Pose, middle: Pose, shift: number): Move[] {
  return POSITIONS.map((position, index) => ({
    start,
    end: shifted(middle, 0, (1 - index) * shift),
    strip,
    laid,
    used: strip.length,
    position,
    full: true,
  }));
}
function lay(
  figures: Figures,
  size: Size,
  start: Pose,
  way: Way,
  speed: number,
): { strip: Strip; laid: Pose; half: number } {
  const half = halfOf(figures, size).end;
  if (way.reverse)
    return { strip: template(figures, way.template, speed, -way.side), laid: shifted(start, 0, -half, 180), half };
  return { strip: template(figures, way.template, speed, way.side), laid: shifted(start, 0, half), half };
}
function read(maneuver: string): { speed: number; way: Way | undefined } {
  const cut = maneuver.indexOf("-");
  return { speed: Number(maneuver.slice(0, cut)), way: WAYS[maneuver.slice(cut + 1)] };
}
function placed(laid: Pose, pose: Pose): Pose {
  return shifted(laid, pose[0], pose[1], pose[2]);
}

/** A move without a template on its way: none at all, or that of a huge ship, whose template lies beside it. */
function still(start: Pose, end: Pose): Move[] {
  return [{ start, end, strip: null, laid: start, used: 0, position: "", full: true }];
}

/** Where a maneuver ends if nobody is in the way: one place, or three for a Tallon roll. */
export function fly(figures: Figures, size: Size, start: Pose, maneuver: string): Move[] {
  if (size === "huge") return still(start, hugeEnd(figures, start, maneuver) ?? start);
  const { speed, way } = read(maneuver);
  if (!way) return still(start, start);
  const { strip, laid, half } = lay(figures, size, start, way, speed);
  const travelled = shifted(placed(laid, strip.end), 0, half);
  const there = shifted(travelled, 0, 0, (way.turned ?? 0) + (way.reverse ? 180 : 0));
  if (Math.abs(way.turned ?? 0) === 90) return three(start, strip, laid, there, figures.tallon_shift);
  return [{ start, end: there, strip, laid, used: strip.length, position: "", full: true }];
}

/** Which way a docked ship looks that starts at a carrier's guides. */
const GUIDES: Record<string, number> = { front: 0, right: 90, rear: 180, left: 270 };
/** Where a docked ship starts its maneuver: its front edge at the carrier's guides. */
export function deployStart(figures: Figures, carrier: Size, pose: Pose, size: Size, guides: string): Pose {
  const { side, end } = halfOf(figures, carrier);
  const out = guides === "left" || guides === "right" ? side : end;
  return shifted(shifted(pose, 0, 0, GUIDES[guides] ?? 0), 0, out - halfOf(figures, size).end);
}

/** A device that comes to the end of a template: where, and along which one. */
export interface Laid {
  pose: Pose;
  strip: Strip | null;
  laid: Pose;
}
/** Where a ship drops or launches a token: `1-bank-left`, or "" for right between its guides. */
export function placeDevice(
  figures: Figures,
  size: Size,
  ship: Pose,
  verb: "drop" | "launch",
  way: string,
  kind: string,
): Laid {
  const token = deviceToken(figures, kind);
  const half = halfOf(figures, size).end;
  const laid = verb === "drop" ? shifted(ship, 0, -half, 180) : shifted(ship, 0, half);
  const { speed, way: known } = read(way);
  if (!known) return { pose: shifted(laid, 0, Math.max(0, ...token.points.map(([, y]) => y)), 180), strip: null, laid };
  const strip = template(figures, known.template, speed, verb === "drop" ? -known.side : known.side);
  return { pose: shifted(placed(laid, strip.end), 0, token.guide, 180), strip, laid };
}
/** Where a remote ends that is relocated with a template from its own guides. */
export function relocate(figures: Figures, kind: string, pose: Pose, way: string): Laid {
  const { guide } = deviceToken(figures, kind);
  const { speed, way: known } = read(way);
  const laid = shifted(pose, 0, guide);
  const strip = template(figures, known?.template ?? "straight", speed, known?.side ?? 0);
  return { pose: shifted(placed(laid, strip.end), 0, guide), strip, laid };
}

/** What comes of a maneuver with other ships on the table: its free places, or the way back along the template. */
export function execute(figures: Figures, size: Size, start: Pose, maneuver: string, others: readonly Ring[]): Move[] {
  const full = fly(figures, size, start, maneuver);
  const { speed, way } = read(maneuver);
  if (!way || size === "huge") return full;
  const free = full.filter((move) => !others.some((other) => overlaps(baseAt(figures, size, move.end), other)));
  if (free.length) return free;
  const { strip, laid, half } = lay(figures, size, start, way, speed);
  const at = (along: number): Pose => placed(laid, strip.chord(along, 2 * half));
  const base = (along: number): Ring => baseAt(figures, size, at(along));
  const along = slideBack(strip.length, 2 * half, base, others);
  const end = along <= -2 * half ? start : shifted(at(along), 0, 0, way.reverse ? 180 : 0);
  return [{ start, end, strip, laid, used: Math.max(0, along), position: "", full: false }];
}
/** A free place narrower than this is not found; no corner of a base moves faster than this along a template. */
const STEP = 0.01;
const FASTEST = 4;
/**
 * How far along a base comes to rest that is moved back until it overlaps nobody: what it has overlapped is left until
 * both just touch, as the engine does it.
 */
function slideBack(far: number, length: number, at: (along: number) => Ring, others: readonly Ring[]): number {
  const allowed = others.map(() => SLACK / 2);
  const blocked = (along: number): number => {
    const base = at(along);
    let worst = 0;
    others.forEach((other, index) => {
      const deep = depth(base, other);
      if (deep <= allowed[index]! || deep <= worst) return;
      worst = deep;
      allowed[index] = 1e-7;
    });
    return worst;
  };
  let [free, taken] = [far, far];
  for (let deep = blocked(free); deep > 0; deep = blocked(free)) {
    taken = free;
    free -= Math.max(STEP, deep / FASTEST);
    if (free <= -length) return -length;
  }
  while (taken - free > 1e-6) {
    const middle = (taken + free) / 2;
    if (blocked(middle) > 0) taken = middle;
    else free = middle;
  }
  return free;
}

/** The three places of a roll: `left`, `right-2`, `left-bank-forward`, `left-bank2-forward`. */
export function roll(figures: Figures, size: Size, start: Pose, way: string): Move[] {
  const [hand = "", kind = "1", bent = ""] = way.split("-");
  const sign = hand === "right" ? 1 : -1;
  const base = figures.base[size];
  const half = halfOf(figures, size).side;
  const laid = shifted(start, sign * half, 0, sign * 90);
  if (kind.startsWith("bank")) {
    const bend = bent === "forward" ? -sign : sign;
    const strip = template(figures, "bank", Number(kind.slice(4) || 1), bend);
    const [x, y, heading] = shifted(placed(laid, strip.end), 0, half);
    return three(start, strip, laid, [x, y, (((heading - sign * 90) % 360) + 360) % 360], figures.tallon_shift);
  }
  const length = figures.template.straight[Number(kind) - 1] ?? 40;
  const strip = base.rolls_on_long_side
    ? new Strip(0, 0, figures.template_width, length)
    : new Strip(0, 0, length, figures.template_width);
  return three(start, strip, laid, shifted(start, sign * (strip.length + 2 * half), 0), base.roll_shift);
}

export interface Meeting {
  ships: boolean;
  obstacles: string[];
  flees: boolean;
}
/** What a move meets: obstacles under its template or its base, ships in the way, the edge. */
export function meeting(figures: Figures, view: XWingView, ship: ShipView, move: Move): Meeting {
  const base = baseAt(figures, ship.size, move.end);
  const path = move.strip && move.used > 0 ? fromPose(move.laid, move.strip.outline(move.used)) : null;
  const obstacles = view.obstacles
    .filter((one) => one.placed)
    .filter((one) => {
      const ring = fromPose(one.pose, figures.obstacle[one.outline]?.points ?? []);
      return ring.length > 2 && (meet(base, ring) || (path !== null && meet(path, ring)));
    })
    .map((one) => one.id);
  const flees = base.some(
    ({ x, y }) => x < -SLACK || y < -SLACK || x > view.area[0] + SLACK || y > view.area[1] + SLACK,
  );
  return { ships: !move.full, obstacles, flees };
}
/** The bases of all ships but one. */
export function otherBases(figures: Figures, view: XWingView, ship: ShipView): Ring[] {
  return inPlay(view)
    .filter((other) => other.id !== ship.id)
    .map((other) => baseOf(figures, other));
}
/** Poses along a move, for showing it: a partial maneuver ends on the way. */
export function journey(figures: Figures, size: Size, start: Pose, end: Pose, maneuver: string): Pose[] {
  const { way, speed } = read(maneuver);
  if (!way || size === "huge") return [start, end];
  const { strip, laid, half } = lay(figures, size, start, way, speed);
  const steps = 10;
  const poses: Pose[] = Array.from({ length: steps }, (_, index) => {
    const along = -2 * half + ((strip.length + 2 * half) * index) / steps;
    return shifted(placed(laid, strip.chord(along, 2 * half)), 0, 0, way.reverse ? 180 : 0);
  });
  const far = (one: Pose, other: Pose): number => Math.hypot(one[0] - other[0], one[1] - other[1]);
  if (fly(figures, size, start, maneuver).some((move) => far(move.end, end) < 1)) return [...poses, end];
  return [...poses.filter((pose) => far(pose, start) <= far(end, start) + SLACK), end];
}
export function centreLine(move: Move): Point[] {
  if (!move.strip) return [];
  return Array.from({ length: 13 }, (_, index) => {
    const [x, y] = placed(move.laid, move.strip!.on((move.used * index) / 12));
    return { x, y };
  });
}
