// Arcs and ranges: who sees whom, along which line, across what.
import type { Point } from "../front";
import {
  across,
  band,
  clip,
  closest,
  fromPose,
  overlaps,
  SLACK,
  square,
  squareAt,
  toPose,
  type Line,
  type Plane,
} from "./geometry";
import {
  inPlay,
  type Arc,
  type Figures,
  type Pose,
  type ShipView,
  type Size,
  type Weapon,
  type XWingView,
} from "./types";

const OPPOSITE: Record<string, Arc> = { front: "rear", rear: "front", left: "right", right: "left" };

function planesOf(figures: Figures, size: Size, arc: Arc): Plane[] {
  const half = (figures.base[size].front_arc * Math.PI) / 360;
  const [s, c] = [Math.sin(half), Math.cos(half)];
  const ruler = figures.ruler_width / 2;
  const planes: Record<Arc, Plane[]> = {
    front: [
      [-c, s, -SLACK],
      [c, s, -SLACK],
    ],
    rear: [
      [-c, -s, -SLACK],
      [c, -s, -SLACK],
    ],
    right: [
      [c, -s, -SLACK],
      [c, s, -SLACK],
    ],
    left: [
      [-c, -s, -SLACK],
      [-c, s, -SLACK],
    ],
    full_front: [[0, 1, -SLACK]],
    full_rear: [[0, -1, -SLACK]],
    bullseye: [
      [1, 0, -ruler - SLACK],
      [-1, 0, -ruler - SLACK],
      [0, 1, -SLACK],
    ],
  };
  return planes[arc];
}
export function halfOf(figures: Figures, size: Size): number {
  return figures.base[size].length / 2;
}

export interface Sighting {
  line: Line;
  range: number;
  /** The first and the last of all lines that are as short. */
  band: [first: Line, last: Line];
}
export function rangeOf(length: number): number {
  return length <= SLACK ? 0 : Math.ceil((length - SLACK) / 100);
}

/** The measuring line of an attack from a pose to another ship; null if it is not in the arc or beyond range 3. */
export function sight(figures: Figures, size: Size, pose: Pose, arc: Arc, target: ShipView): Sighting | null {
  const planes = planesOf(figures, size, arc);
  const half = halfOf(figures, size);
  const seen = clip(toPose(pose, squareAt(target.pose, halfOf(figures, target.size))), planes);
  if (!seen.length || Math.max(...seen.map((one) => Math.max(Math.abs(one.x), Math.abs(one.y)))) <= half + SLACK)
    return null;
  const muzzle = clip(square(half), planes);
  const length = overlaps(muzzle, seen) ? 0 : closest(muzzle, seen).length;
  if (length > 300 + SLACK) return null;
  const laid = ({ start, end }: Line): Line => {
    const [from, to] = fromPose(pose, [
      [start.x, start.y],
      [end.x, end.y],
    ]);
    return { start: from!, end: to!, length };
  };
  const [first, last] = band(muzzle, seen);
  return { line: laid(closest(muzzle, seen)), range: rangeOf(length), band: [laid(first), laid(last)] };
}
/** The shortest line between two ships, whatever their arcs. */
export function between(figures: Figures, one: ShipView, other: ShipView): Sighting {
  const a = squareAt(one.pose, halfOf(figures, one.size));
  const b = squareAt(other.pose, halfOf(figures, other.size));
  const line = closest(a, b);
  const length = overlaps(a, b) ? 0 : line.length;
  return { line: { ...line, length }, range: rangeOf(length), band: band(a, b) };
}

/** The standard arcs a weapon shoots into. */
export function arcsOf(ship: ShipView, weapon: Pick<Weapon, "arc">): Arc[] {
  if (weapon.arc === "single_turret") return [(ship.turret || "front") as Arc];
  if (weapon.arc === "double_turret") return [(ship.turret || "front") as Arc, OPPOSITE[ship.turret || "front"]!];
  return [weapon.arc as Arc];
}
/** All arcs a ship has weapons in. */
export function ownArcs(ship: ShipView): Arc[] {
  return [...new Set(ship.weapons.filter((weapon) => !weapon.special).flatMap((weapon) => arcsOf(ship, weapon)))];
}

export interface Aim extends Sighting {
  target: ShipView;
  arc: Arc;
}
/** The enemies a ship would see from a pose with its primary weapons. */
export function aims(figures: Figures, view: XWingView, ship: ShipView, pose: Pose = ship.pose): Aim[] {
  const base = squareAt(pose, halfOf(figures, ship.size));
  return inPlay(view)
    .filter((target) => target.owner !== ship.owner)
    .flatMap((target) => {
      if (closest(base, squareAt(target.pose, halfOf(figures, target.size))).length <= SLACK) return [];
      for (const arc of ownArcs(ship)) {
        const found = sight(figures, ship.size, pose, arc, target);
        if (found) return [{ ...found, target, arc }];
      }
      return [];
    });
}
/** The shot of a weapon at a target: the arc and the line. */
export function shot(figures: Figures, ship: ShipView, weapon: Weapon, target: ShipView): Aim | null {
  for (const arc of arcsOf(ship, weapon)) {
    const found = sight(figures, ship.size, ship.pose, arc, target);
    if (found) return { ...found, target, arc };
  }
  return null;
}
/** The line of a sighting that the fewest obstacles obstruct, which an attacker may choose, and those obstacles. */
export function clearest(figures: Figures, view: XWingView, seen: Sighting): { line: Line; across: string[] } {
  const rocks = view.obstacles
    .filter((one) => one.placed)
    .map((one) => ({ id: one.id, ring: fromPose(one.pose, figures.obstacle[one.outline]?.points ?? []) }));
  const obstructed = (line: Line): string[] => rocks.filter(({ ring }) => across(line, ring)).map(({ id }) => id);
  const lines = [
    seen.line,
    ...sideBySide(
      seen.band,
      rocks.flatMap(({ ring }) => ring),
    ),
  ];
  return lines
    .map((line) => ({ line, across: obstructed(line) }))
    .reduce((best, one) => (one.across.length < best.across.length ? one : best));
}
/** One line of a band between any two points that lie beside it, and some more. */
function sideBySide([first, last]: Sighting["band"], points: readonly Point[]): Line[] {
  const [dx, dy] = [last.start.x - first.start.x, last.start.y - first.start.y];
  const square = dx * dx + dy * dy;
  if (square < SLACK * SLACK) return [];
  const beside = points.map((one) => ((one.x - first.start.x) * dx + (one.y - first.start.y) * dy) / square);
  const even = Array.from({ length: 17 }, (_, index) => index / 16);
  const marks = [...even, ...beside.filter((share) => share > 0 && share < 1)].sort((a, b) => a - b);
  return marks.slice(1).map((mark, index) => {
    const share = (mark + marks[index]!) / 2;
    const moved = ({ x, y }: Point): Point => ({ x: x + share * dx, y: y + share * dy });
    return { start: moved(first.start), end: moved(first.end), length: first.length };
  });
}
/** Where an attacker stands: in front of a ship, behind it, or neither. */
export function sideOf(figures: Figures, ship: ShipView, other: ShipView): "fore" | "aft" | "" {
  const ahead = toPose(ship.pose, squareAt(other.pose, halfOf(figures, other.size))).map((one) => one.y);
  return Math.min(...ahead) >= -SLACK ? "fore" : Math.max(...ahead) <= SLACK ? "aft" : "";
}
