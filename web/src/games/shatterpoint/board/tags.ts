// The tags that say on which level a surface lies.
import type { Box, Point } from "../../front";
import { level, type Battlefield, type TerrainPart } from "../types";

export interface Tag extends Point {
  id: string;
  level: number;
}
/** Surfaces smaller than this have none. */
const SMALLEST = 50;

/** The size of a tag on a board, of which a pixel has this length. */
export function tagBox({ x, y }: Point, px: number): Box {
  const scale = Math.max(0.75, px * 0.84);
  return { x: x - 12 * scale, y: y - 8 * scale, w: 24 * scale, h: 16 * scale };
}
function extent(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
/** Tags stand at the upper left corner, those of the next level, which may lie within, at the lower right one. */
export function tagsOf(battlefield: Battlefield, toBoard: (point: Point) => Point): Tag[] {
  const high = battlefield.parts.filter(
    (part) => part.standable && level(part.top) > 0 && part.rings.flat().length > 0,
  );
  return high.flatMap((part) => {
    const points = part.outline.map(([x, y]) => toBoard({ x, y }));
    const small = Math.min(extent(points.map(({ x }) => x)), extent(points.map(({ y }) => y))) <= SMALLEST;
    return small ? [] : [{ id: part.id, level: level(part.top), ...corner(part, points) }];
  });
}
function corner(part: TerrainPart, points: readonly Point[]): Point {
  const side = level(part.top) % 2 ? 1 : -1;
  const best = points.reduce((a, b) => (side * (b.x + b.y * 1.01) < side * (a.x + a.y * 1.01) ? b : a));
  const middle = {
    x: points.reduce((sum, one) => sum + one.x, 0) / points.length,
    y: points.reduce((sum, one) => sum + one.y, 0) / points.length,
  };
  const far = Math.hypot(middle.x - best.x, middle.y - best.y) || 1;
  return { x: best.x + ((middle.x - best.x) / far) * 20, y: best.y + ((middle.y - best.y) / far) * 16 };
}
