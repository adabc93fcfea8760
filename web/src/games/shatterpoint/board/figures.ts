// The numbers on a base: how many hunker tokens, how many dice for focus.
import type { Box, Point } from "../../front";
import { boxAround } from "../../../lib/labels";
import { mat } from "../mat.svelte";
import type { Fielded, UnitView } from "../types";

/** What lies on a base, in the order of its chips. */
export function chipsOn(unit: UnitView): string[] {
  return [...unit.conditions, ...(unit.hunker ? ["hunker"] : [])];
}
/** Where the chips are, around the upper left of a base. */
export function chipAt(index: number, radius: number): Point {
  const turn = ((-150 + index * 34) * Math.PI) / 180;
  return { x: Math.cos(turn) * (radius + 3), y: Math.sin(turn) * (radius + 3) };
}
/** The middles of the numbers, seen from the middle of the base. */
export function numberSpots(unit: UnitView, radius: number, focus: number): { hunker?: Point; focus?: Point } {
  const last = chipAt(chipsOn(unit).length - 1, radius);
  return {
    ...(unit.hunker > 1 ? { hunker: { x: last.x + 5, y: last.y + 5 } } : {}),
    ...(focus > 0 ? { focus: { x: radius * 0.72, y: radius * 0.72 } } : {}),
  };
}
/** The numbers as boxes on the board, of which a pixel has this length. */
export function figuresOf({ unit, one }: Fielded, px: number): Box[] {
  const size = 12 * Math.max(1, px * 1.2);
  const { x, y } = mat.toBoard(one);
  return Object.values(numberSpots(unit, one.radius, one.focus)).map((spot: Point) =>
    boxAround({ x: x + spot.x, y: y + spot.y }, size, size),
  );
}
