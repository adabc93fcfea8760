// Where a piece that is being placed stands, how it is turned, and on which level.
import type { Plane, Point } from "../games/front";
import type { Pose } from "../lib/choosing.svelte";

/** A board that shows its table as it is. */
export const SAME: Plane = { toBoard: (point) => point, toTable: (point) => point, turn: (heading) => heading };

export function wholeTurn(angle: number): number {
  return ((angle % 360) + 360) % 360;
}

/** To the tenth of a unit. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * The piece at a point: turned as before, or on the likeliest level there (the first); one that was wished for is kept
 * where there is such.
 */
export function poseOn(
  { x, y }: Point,
  heading: number,
  levelsAt: ((point: Point) => readonly number[]) | undefined,
  wished: number | null,
): Pose {
  const point = { x: tenth(x), y: tenth(y) };
  const levels = levelsAt?.(point);
  if (!levels) return [point.x, point.y, heading];
  const level = wished !== null && levels.includes(wished) ? wished : (levels[0] ?? 0);
  return [point.x, point.y, level];
}

/** The next level up or down from one; undefined when there is none. */
export function nextLevel(levels: readonly number[], now: number, direction: 1 | -1): number | undefined {
  const sorted = [...levels].sort((a, b) => a - b);
  return direction > 0 ? sorted.find((height) => height > now) : sorted.findLast((height) => height < now);
}

/** The heading at which the board turns a piece by an angle. */
export function headingOf(plane: Plane, angle: number): number {
  const quarter = wholeTurn(plane.turn(90) - plane.turn(0));
  const direction = quarter < 180 ? 1 : -1;
  return wholeTurn(direction * (angle - plane.turn(0)));
}

/** The heading of a piece turned towards a point of the board, in steps. */
export function headingTowards(plane: Plane, [x, y]: Pose, here: Point, step: number): number {
  const middle = plane.toBoard({ x, y });
  const angle = (Math.atan2(here.x - middle.x, middle.y - here.y) * 180) / Math.PI;
  return headingOf(plane, Math.round(angle / step) * step);
}

/** A point of the table that lies a way off on the board. */
export function shifted(plane: Plane, [x, y]: Pose, dx: number, dy: number): Point {
  const middle = plane.toBoard({ x, y });
  return plane.toTable({ x: middle.x + dx, y: middle.y + dy });
}

/** A legal area as the path of an outline. */
export function outlineOf(plane: Plane, region: readonly (readonly (readonly number[])[])[]): string {
  const corner = ([x = 0, y = 0]: readonly number[]): string => {
    const point = plane.toBoard({ x, y });
    return `${point.x} ${point.y}`;
  };
  return region.map((ring) => `M${ring.map(corner).join("L")}Z`).join("");
}

/** Where the board draws a piece. */
export function spotOf(plane: Plane, [x, y, heading]: Pose): string {
  const point = plane.toBoard({ x, y });
  return `translate(${point.x} ${point.y}) rotate(${plane.turn(heading)})`;
}
