// What is written beside ships and on measuring lines, how wide that is in pixels, and what it should not lie on.
import { figureWidth, type Labelled, type Measured } from "../../../lib/labels";
import { t } from "../../../lib/words";
import type { Box } from "../../front";
import type { Half, Line } from "../geometry";
import { mat } from "../mat.svelte";
import type { ShipView } from "../types";

export const LABEL_HEIGHT = 26;
export const MARK_HEIGHT = 22;
/** Pixels of the tracker of a huge ship: shields, hull and energy in figures. */
const TRACKER = 138;
/** Pixels of a token or a dial beside a ship. */
const TOKEN = 19;

/** A ship's name in full, and shortened to what tells ships of one name apart. */
export function wordings(name: string): [string, string] {
  return [name, / \d+$/.test(name) ? `…${name.split(" ").at(-1)}` : ""];
}
/** The width of a label in pixels: its name, or its shields and hull. */
export function labelWidth(ship: ShipView, name: string): number {
  const crit = ship.damage.some(Boolean) ? 14 : 0;
  const pips = ship.huge ? TRACKER : (ship.hull + ship.shields_limit) * 7 + 10;
  return Math.max(figureWidth(`${ship.initiative} ${name}`.trim()) + 25 + crit, pips);
}
/** How far a turned base reaches sideways and upwards. */
export function extent(ship: ShipView, { side, end }: Half): { across: number; up: number } {
  const angle = (mat.turn(ship.pose[2]) * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { across: side * cos + end * sin, up: end * cos + side * sin };
}
export function labelled(ship: ShipView, names: readonly string[], half: Half, own: boolean, first: boolean): Labelled {
  const { across, up } = extent(ship, half);
  const more = first ? 7 : 2;
  return {
    id: ship.id,
    ...mat.toBoard({ x: ship.pose[0], y: ship.pose[1] }),
    half: up + more,
    across: across + more,
    widths: names.map((name) => labelWidth(ship, name)),
    own,
    first,
  };
}
/** How far from its middle a ship's tokens and dial lie; those of a huge ship beside its base, however it is turned. */
export function beside(ship: ShipView, half: Half): { x: number; y: number } {
  if (ship.size !== "huge") return { x: half.side * 1.25, y: half.end * 1.25 };
  const { across, up } = extent(ship, half);
  return { x: across + 3, y: Math.min(up, 60) };
}
/** The base of a ship, its tokens and its dial. */
export function bodies(ship: ShipView, half: Half, px: number): Box[] {
  const { x, y } = mat.toBoard({ x: ship.pose[0], y: ship.pose[1] });
  const { across, up } = extent(ship, half);
  const [wide, high] = [across * 0.9, up * 0.9];
  const { x: side, y: top } = beside(ship, half);
  const size = TOKEN * tokenScale(px);
  const tokens = tokensOf(ship).length;
  return [
    { x: x - wide, y: y - high, w: wide * 2, h: high * 2 },
    ...(tokens
      ? [{ x: x + side + 1, y: y - top, w: size * Math.ceil(tokens / 4), h: size * Math.min(4, tokens) }]
      : []),
    ...(ship.has_dial && !ship.activated
      ? [{ x: x - side - 4 * px - size / 2, y: y - top * 0.8 - size / 2, w: size, h: size }]
      : []),
  ];
}
/** Tokens shrink less than the table when the camera is far away. */
export const tokenScale = (px: number): number => Math.max(0.82, px * 0.86);

/** The tokens beside a ship: which, and how many of each. */
export function tokensOf(ship: ShipView): [string, number][] {
  return [
    ...Object.entries(ship.tokens).filter(([, count]) => count > 0),
    ...(ship.locked_by.length ? [["lock", ship.locked_by.length] as [string, number]] : []),
  ];
}

/** A measuring line between two ships. */
export interface Shot {
  key: string;
  line: Line;
  range: number;
  /** It is the one that is shot along, not only one that could be. */
  decides: boolean;
  obstructed: boolean;
}
/** What a measuring line says, from most to least. */
export function marks({ line, range, decides, obstructed }: Shot): string[] {
  const facts = { range, mm: Math.round(line.length) };
  if (decides) return [`${t("xw-range-mm", facts)}${obstructed ? ` · ${t("xw-obstructed")}` : ""}`];
  return [t("xw-range-short", facts), t("xw-range-brief", facts)];
}
export function marked({ line, decides }: Shot, texts: readonly string[]): Measured {
  return {
    from: mat.toBoard(line.start),
    to: mat.toBoard(line.end),
    widths: texts.map((text) => figureWidth(text) + 16),
    beside: decides,
  };
}
