// Arcs and ranges: who sees whom, along which line, across what.
import { baseAt, baseOf, halfOf } from "./bases";
import {
  across,
  band,
  box,
  clip,
  closest,
  fromPose,
  lineOf,
  meetings,
  overlaps,
  pointOn,
  shareOf,
  SLACK,
  toPose,
  type Line,
  type Plane,
  type Ring,
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
/** As far as the arcs of standard ships reach. */
export const REACH = 3;

export interface Sighting {
  line: Line;
  range: number;
  /** The first and the last of all lines that are as short. */
  band: [first: Line, last: Line];
}
export function rangeOf(length: number): number {
  return length <= SLACK ? 0 : Math.ceil((length - SLACK) / 100);
}

/** The measuring line of an attack from a pose to another ship; null if it is not in the arc or beyond its reach. */
export function sight(
  figures: Figures,
  size: Size,
  pose: Pose,
  arc: Arc,
  target: ShipView,
  reach = REACH,
): Sighting | null {
  const planes = planesOf(figures, size, arc);
  const half = halfOf(figures, size);
  const seen = clip(toPose(pose, baseOf(figures, target)), planes);
  if (seen.every(({ x, y }) => Math.abs(x) <= half.side + SLACK && Math.abs(y) <= half.end + SLACK)) return null;
  const muzzle = clip(box(half), planes);
  const length = overlaps(muzzle, seen) ? 0 : closest(muzzle, seen).length;
  if (length > reach * figures.range_band + SLACK) return null;
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
  const a = baseOf(figures, one);
  const b = baseOf(figures, other);
  const line = closest(a, b);
  const length = overlaps(a, b) ? 0 : line.length;
  return { line: { ...line, length }, range: rangeOf(length), band: band(a, b) };
}

/** Where a turret points; each turret of a huge ship has an indicator of its own. */
function pointing(ship: ShipView, weapon: Pick<Weapon, "id">): Arc | undefined {
  if (!ship.huge) return ship.turret || "front";
  return ship.huge.turrets.find((one) => one.weapon === weapon.id)?.arc;
}
export function isTurret({ arc }: Pick<Weapon, "arc">): boolean {
  return arc === "single_turret" || arc === "double_turret";
}
/** The arcs of a turret that is pointed somewhere: a double one shoots the other way, too. */
export function turretArcs(pointed: Arc, kind: Weapon["arc"]): Arc[] {
  return kind === "double_turret" ? [pointed, OPPOSITE[pointed]!] : [pointed];
}
/** The standard arcs a weapon shoots into. */
export function arcsOf(ship: ShipView, weapon: Pick<Weapon, "id" | "arc">): Arc[] {
  if (weapon.arc !== "single_turret" && weapon.arc !== "double_turret") return [weapon.arc];
  const arc = pointing(ship, weapon);
  return arc ? turretArcs(arc, weapon.arc) : [];
}
/** How far the arc of a weapon reaches: farther for those of huge ships alone. */
export function reachOf(ship: Pick<ShipView, "size">, weapon: Pick<Weapon, "high">): number {
  return ship.size === "huge" ? Math.max(REACH, weapon.high) : REACH;
}
/** The weapons a ship looks around with: its primary ones; most of those of a huge ship are on cards. */
function looking(ship: ShipView): Weapon[] {
  return ship.huge ? ship.weapons : ship.weapons.filter((weapon) => !weapon.special);
}
/** All arcs a ship has weapons in. */
export function ownArcs(ship: ShipView): Arc[] {
  return [...new Set(looking(ship).flatMap((weapon) => arcsOf(ship, weapon)))];
}
/** How far an arc of a ship reaches with the weapons it has there. */
export function arcReach(ship: ShipView, arc: Arc): number {
  const there = ship.weapons.filter((weapon) => arcsOf(ship, weapon).includes(arc));
  return Math.max(REACH, ...there.map((weapon) => reachOf(ship, weapon)));
}

export interface Aim extends Sighting {
  /** Who looks. */
  from: string;
  target: ShipView;
  arc: Arc;
}
/** The enemies a ship would see from a pose with the weapons it looks around with. */
export function aims(figures: Figures, view: XWingView, ship: ShipView, pose: Pose = ship.pose): Aim[] {
  const base = baseAt(figures, ship.size, pose);
  const weapons = looking(ship);
  return inPlay(view)
    .filter((target) => target.owner !== ship.owner)
    .flatMap((target) => {
      if (closest(base, baseOf(figures, target)).length <= SLACK) return [];
      for (const weapon of weapons) {
        const found = shot(figures, { ...ship, pose }, weapon, target);
        if (found && (!ship.huge || (weapon.low <= found.range && found.range <= weapon.high))) return [found];
      }
      return [];
    });
}
/** The shot of a weapon at a target: the arc and the line. */
export function shot(figures: Figures, ship: ShipView, weapon: Weapon, target: ShipView): Aim | null {
  for (const arc of arcsOf(ship, weapon)) {
    const found = sight(figures, ship.size, ship.pose, arc, target, reachOf(ship, weapon));
    if (found) return { ...found, from: ship.id, target, arc };
  }
  return null;
}
/** What obstructs attacks: obstacles, and huge ships that neither attack nor defend. */
function inBetween(figures: Figures, view: XWingView, { from, target }: Partial<Aim>): { id: string; ring: Ring }[] {
  const rocks = view.obstacles
    .filter((one) => one.placed)
    .map((one) => ({ id: one.id, ring: fromPose(one.pose, figures.obstacle[one.outline]?.points ?? []) }));
  const huge = inPlay(view).filter((one) => one.size === "huge" && one.id !== from && one.id !== target?.id);
  return [...rocks, ...huge.map((one) => ({ id: one.id, ring: baseOf(figures, one) }))];
}
/** The line of a sighting that the fewest things obstruct, which an attacker may choose, and those things. */
export function clearest(
  figures: Figures,
  view: XWingView,
  seen: Sighting & Partial<Aim>,
): { line: Line; across: string[] } {
  const things = inBetween(figures, view, seen);
  const obstructed = (line: Line): string[] => things.filter(({ ring }) => across(line, ring)).map(({ id }) => id);
  const beside = sideBySide(
    seen.band,
    things.map(({ ring }) => ring),
  );
  return (beside.length ? beside : [seen.line])
    .map((line) => ({ line, across: obstructed(line) }))
    .reduce((best, one) => (one.across.length < best.across.length ? one : best));
}
/** One line of a band for each stretch in which all its lines run across the same things; none if it has no width. */
function sideBySide([first, last]: Sighting["band"], rings: readonly Ring[]): Line[] {
  const starts = lineOf(first.start, last.start);
  if (starts.length < SLACK) return [];
  const ends = lineOf(first.end, last.end);
  const marks = rings
    .flatMap((ring) => [
      ...ring.map((point) => shareOf(starts, point)),
      ...meetings(starts, ring),
      ...meetings(ends, ring),
    ])
    .filter((share) => share > 0 && share < 1);
  const sorted = [0, ...marks, 1].sort((a, b) => a - b);
  const stretches = sorted.slice(1).map((high, index) => ({ low: sorted[index]!, high }));
  // corners that lie behind each other leave nothing between them
  const wide = stretches.filter(({ low, high }) => (high - low) * starts.length > SLACK);
  return wide.map(({ low, high }) => {
    const share = (low + high) / 2;
    return { start: pointOn(starts, share), end: pointOn(ends, share), length: first.length };
  });
}
/** Where an attacker stands: in front of a ship, behind it, or neither. */
export function sideOf(figures: Figures, ship: ShipView, other: ShipView): "fore" | "aft" | "" {
  const ahead = toPose(ship.pose, baseOf(figures, other)).map((one) => one.y);
  return Math.min(...ahead) >= -SLACK ? "fore" : Math.max(...ahead) <= SLACK ? "aft" : "";
}
