// The maneuvers of a dial in a fan: columns by bearing, rows by speed; and how keys go from one to another.
import { dialOption, isBad, type Outcome } from "../previews";

export interface Cell {
  way: Outcome;
  speed: number;
  bearing: string;
  column: number;
  row: number;
  bad: boolean;
}

const MIDDLE = 4;
const COLUMNS: Record<string, number> = {
  "turn-left": 2,
  "bank-left": 3,
  straight: MIDDLE,
  "bank-right": 5,
  "turn-right": 6,
  stationary: MIDDLE,
  "reverse-bank-left": 3,
  "reverse-straight": MIDDLE,
  "reverse-bank-right": 5,
};

/** Each maneuver in a cell of its own; of two that want the same, the second moves to the other side. */
export function cellsOf(ways: readonly Outcome[], isDial: boolean): Cell[] {
  const read = ways.map((way) => {
    const maneuver = isDial ? dialOption(way.option).maneuver : way.option;
    return { way, speed: Number(maneuver[0]), bearing: maneuver.slice(2) };
  });
  const top = Math.max(...read.map((one) => one.speed), 1);
  const taken = new Set<string>();
  return read.map(({ way, speed, bearing }) => {
    const side = bearing.endsWith("left") ? 1 : 7;
    let column = COLUMNS[bearing] ?? side;
    const row = bearing.startsWith("reverse") ? top + speed + 1 : top - speed + 1;
    if (taken.has(`${column} ${row}`)) column = 8 - column;
    taken.add(`${column} ${row}`);
    return { way, speed, bearing, column, row, bad: isBad(way) };
  });
}
/** Pixels a column hangs lower than the middle one. */
export function dropOf({ column }: Cell): number {
  return [0, 5, 14, 24][Math.abs(column - MIDDLE)]!;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Where a key leads: a digit goes through the maneuvers of that speed, arrows to a neighbour; null for other keys. */
export function reached(cells: readonly Cell[], now: Cell | undefined, key: string): Cell | undefined | null {
  if (/^[0-9]$/.test(key)) return ofSpeed(cells, now, Number(key));
  return key.startsWith("Arrow") ? neighbour(cells, now, key) : null;
}
function ofSpeed(cells: readonly Cell[], now: Cell | undefined, speed: number): Cell | undefined | null {
  const same = cells.filter((cell) => cell.speed === speed).sort((a, b) => a.column - b.column);
  if (!same.length) return null;
  if (now?.speed === speed) return same[(same.indexOf(now) + 1) % same.length];
  return same.find((cell) => cell.column === MIDDLE) ?? same[0];
}
function neighbour(cells: readonly Cell[], now: Cell | undefined, key: string): Cell | undefined {
  if (!now) return cells.find((cell) => cell.column === MIDDLE) ?? cells[0];
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const far = (cell: Cell): number =>
    Math.abs(cell.column - now.column) * (dx ? 1 : 3) + Math.abs(cell.row - now.row) * (dy ? 1 : 3);
  const ahead = cells.filter((cell) => (cell.column - now.column) * dx > 0 || (cell.row - now.row) * dy > 0);
  return ahead.sort((a, b) => far(a) - far(b))[0];
}
