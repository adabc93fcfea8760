// Where words on a board stand: near what they name, and neither on each other nor on a piece. Where there is no room,
// a label says less, or nothing.
import type { Box, Point } from "../games/front";

export interface Labelled extends Point {
  id: string;
  /** How far the piece reaches around its middle, on the board. */
  half: number;
  /** How far it reaches sideways, if that is not as far. */
  across?: number;
  /** How wide the label is in pixels of the screen: in full, then each shorter wording. */
  widths: readonly number[];
  /** Own pieces have their labels below, others above. */
  own: boolean;
  /** What is talked about now chooses its place before all others. */
  first?: boolean;
}
/** The middle of a label on the board, and its width in units of the board. */
export interface Spot extends Point {
  w: number;
  /** Which of its widths has room; -1: none has, and the place is the least bad for the first. */
  wording: number;
}

/** How much of a name may lie on pieces, and how much of what a line says, as a part of its size. */
const TOUCH = { name: 0.16, mark: 0.3 };

export function boxAround({ x, y }: Point, w: number, h: number): Box {
  return { x: x - w / 2, y: y - h / 2, w, h };
}
/** Everything around a box, as boxes: what stays inside lies on none of them. */
export function beyond({ x, y, w, h }: Box): Box[] {
  const far = 10 * (w + h);
  return [
    { x: x - far, y: y - far, w: w + 2 * far, h: far },
    { x: x - far, y: y + h, w: w + 2 * far, h: far },
    { x: x - far, y, w: far, h },
    { x: x + w, y, w: far, h },
  ];
}
function overlap(a: Box, b: Box): number {
  return (
    Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
    Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))
  );
}
/** A line as small boxes along it: what should not lie on a line lies on none of them. */
export function beads(from: Point, to: Point, size: number): Box[] {
  const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / size));
  return Array.from({ length: count + 1 }, (_, index) =>
    boxAround(
      { x: from.x + ((to.x - from.x) * index) / count, y: from.y + ((to.y - from.y) * index) / count },
      size,
      size,
    ),
  );
}
const covered = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + overlap(box, other), 0);

interface Found extends Point {
  /** How much of other labels, and of pieces, is hidden there. */
  words: number;
  pieces: number;
}
/** The best of some middles for a label; of two that are as good, the earlier. */
function best(tries: readonly Point[], w: number, h: number, words: readonly Box[], pieces: readonly Box[]): Found {
  let found: Found | null = null;
  let least = Infinity;
  for (const [rank, at] of tries.entries()) {
    const box = boxAround(at, w, h);
    const here = { ...at, words: covered(box, words), pieces: covered(box, pieces) };
    const cost = rank * w * h * 0.02 + 4 * here.words + here.pieces;
    if (cost < least) [least, found] = [cost, here];
  }
  return found!;
}

/** Below, above, beside, at the corners and a line further out. */
function around({ x, y, half, across = half, own }: Labelled, w: number, h: number, px: number): Point[] {
  const out = (half + h / 2 + 2 * px) * (own ? 1 : -1);
  const side = across + w / 2 + 3 * px;
  const slip = w * 0.36;
  const further = out + h * Math.sign(out);
  return [
    [0, out],
    [0, -out],
    [-slip, out],
    [slip, out],
    [-slip, -out],
    [slip, -out],
    [-side, 0],
    [side, 0],
    [-side, out * 0.6],
    [side, out * 0.6],
    [-side, -out * 0.6],
    [side, -out * 0.6],
    [0, further],
    [0, -further],
    [-slip, further],
    [slip, further],
  ].map(([dx, dy]) => ({ x: x + dx!, y: y + dy! }));
}

/**
 * Where each label stands among pieces and on nothing that is taken; `px` is the length of a pixel on the board,
 * `height` that of a label in pixels. No two that have room overlap.
 */
export function placeLabels(
  things: readonly Labelled[],
  pieces: readonly Box[],
  px: number,
  height: number,
  taken: readonly Box[] = [],
): Map<string, Spot> {
  const words = [...taken];
  const found = new Map<string, Spot>();
  const h = height * px;
  for (const thing of [...things].sort((a, b) => Number(b.first ?? false) - Number(a.first ?? false) || a.x - b.x)) {
    const spots = thing.widths.map((width) => best(around(thing, width * px, h, px), width * px, h, words, pieces));
    const wording = spots.findIndex(
      (spot, index) => spot.words === 0 && spot.pieces <= TOUCH.name * thing.widths[index]! * px * h,
    );
    const { x, y } = spots[Math.max(0, wording)]!;
    const w = thing.widths[Math.max(0, wording)]! * px;
    found.set(thing.id, { x, y, w, wording });
    if (wording >= 0 || thing.first) words.push(boxAround({ x, y }, w, h));
  }
  return found;
}

/**
 * Where a list stands that belongs to a thing: around it and all of it within a box, on nothing that is taken and on as
 * little of the pieces as can be. As for labels, its size is in pixels.
 */
export function placeList(
  thing: Labelled,
  [width, height]: readonly [number, number],
  within: Box,
  pieces: readonly Box[],
  px: number,
  taken: readonly Box[],
): Point {
  const [w, h] = [width * px, height * px];
  const kept = (at: number, start: number, whole: number, length: number): number =>
    Math.max(start + length / 2, Math.min(start + whole - length / 2, at));
  const tries = around(thing, w, h, px).map(({ x, y }) => ({
    x: kept(x, within.x, within.w, w),
    y: kept(y, within.y, within.h, h),
  }));
  const { x, y } = best(tries, w, h, taken, pieces);
  return { x, y };
}

export interface Measured {
  from: Point;
  to: Point;
  /** As for names: in full, then shorter. */
  widths: readonly number[];
  /** Its label stands beside the line, not on it. */
  beside?: boolean;
}
function along({ from, to, beside }: Measured, w: number, h: number, px: number): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const steep = Math.abs(dy) > 0.75 * Math.abs(dx);
  const sides = beside ? [1, -1] : [0];
  return [0.5, 0.62, 0.38, 0.74, 0.26, 0.86, 0.14].flatMap((part) =>
    sides.map((side) => ({
      x: from.x + dx * part + (steep ? side * (w / 2 + 8 * px) : 0),
      y: from.y + dy * part + (steep ? 0 : side * (h / 2 + 9 * px)),
    })),
  );
}
/** Where the labels of measuring lines stand: on their lines or beside them, as far as can be not on other labels. */
export function placeMarks(
  lines: readonly Measured[],
  words: readonly Box[],
  pieces: readonly Box[],
  px: number,
  height: number,
): Spot[] {
  const taken = [...words];
  const h = height * px;
  return lines.map((line) => {
    const spots = line.widths.map((width) => best(along(line, width * px, h, px), width * px, h, taken, pieces));
    const free = spots.findIndex(
      (spot, index) => spot.words === 0 && spot.pieces <= TOUCH.mark * line.widths[index]! * px * h,
    );
    const wording = free < 0 ? spots.length - 1 : free;
    const { x, y } = spots[wording]!;
    const w = line.widths[wording]! * px;
    taken.push(boxAround({ x, y }, w, h));
    return { x, y, w, wording };
  });
}

/**
 * The length of a pixel, up to the next of few steps: while the camera glides, labels do not change their places with
 * every picture, and have room for the larger step.
 */
export function steadily(px: number): number {
  return Math.exp(Math.ceil(Math.log(px) * 8) / 8);
}

const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null = null;
/** How wide a text is in the face of numbers and labels, in pixels. */
export function figureWidth(text: string): number {
  let width = widths.get(text);
  if (width === undefined) {
    if (!pen) {
      pen = document.createElement("canvas").getContext("2d")!;
      pen.font = `600 12.5px ${getComputedStyle(document.documentElement).getPropertyValue("--font-figure")}`;
    }
    width = pen.measureText(text).width;
    widths.set(text, width);
  }
  return width;
}
