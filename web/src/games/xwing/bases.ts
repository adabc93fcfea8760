// The bases of ships: rectangles of the sizes that the catalogue tells.
import { boxAt, type Half, type Ring } from "./geometry";
import type { Figures, Pose, ShipView, Size } from "./types";

/** From the middle of a base to its sides and to its ends. */
export function halfOf(figures: Figures, size: Size): Half {
  const { width, length } = figures.base[size];
  return { side: width / 2, end: length / 2 };
}
/** A base of a size where it stands, or would stand. */
export function baseAt(figures: Figures, size: Size, pose: Pose): Ring {
  return boxAt(pose, halfOf(figures, size));
}
export function baseOf(figures: Figures, ship: ShipView): Ring {
  return baseAt(figures, ship.size, ship.pose);
}
