// Letters on cards are never smaller than can be read, however far away the cards are.
import { figureWidth } from "../../lib/labels";

/** Pixels of the screen. */
export const LEAST = 10.1;
const MEASURED = 12.5;

/** How wide a text is in the face of numbers and labels, at a size. */
export function widthAt(text: string, size: number): number {
  return (figureWidth(text) * size) / MEASURED;
}

/** How the name on an objective stands: where its lines begin, how far apart, and whether a sign has room above. */
export interface NameBlock {
  size: number;
  first: number;
  pitch: number;
  sign: boolean;
}
const FOOT = 91; // of the name: what is below belongs to the numbers
const SIGN = 46; // where the sign above it ends
const USUAL = { size: 12, pitch: 14 };

export function nameBlock(lines: readonly string[], px: number): NameBlock {
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.max(Math.min(USUAL.size, 128 / longest), px * LEAST);
  const pitch = Math.max(USUAL.pitch, size * 1.06);
  const usual = (lines.length > 2 ? 57 : 64) + (lines.length === 1 ? 7 : 0);
  const last = Math.min(FOOT - 2, usual + (lines.length - 1) * pitch);
  const first = last - (lines.length - 1) * pitch;
  return { size, first, pitch, sign: first - size * 0.75 >= SIGN - 1 };
}
