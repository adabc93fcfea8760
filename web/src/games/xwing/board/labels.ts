// How large the labels of ships are, in pixels.
import type { ShipView } from "../types";

export const LABEL_HEIGHT = 27;

/** The width of a label in pixels: its name, or its shields and hull. */
export function labelWidth(ship: ShipView, name: string): number {
  return Math.max(name.length * 6.6 + 32, (ship.hull + ship.shields_limit) * 7 + 14);
}
