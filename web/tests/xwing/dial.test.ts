// The dial's fan: which cell a maneuver has, and where keys lead.
import { expect, test } from "vitest";
import { cellsOf, dropOf, reached, type Cell } from "../../src/games/xwing/dial/cells";
import type { Outcome } from "../../src/games/xwing/previews";

const way = (option: string, fails = false): Outcome =>
  ({ option, fails, meets: { ships: false, flees: false, obstacles: [] } }) as unknown as Outcome;
const MANEUVERS = ["1-straight", "1-bank-left", "2-straight", "2-turn-left", "2-turn-right", "2-tallon-left"];
const cells = cellsOf(
  MANEUVERS.map((name) => way(`a.wedge:${name}`)),
  true,
);
const at = (maneuver: string): Cell => cells.find((cell) => cell.way.option.endsWith(maneuver))!;

test("fast maneuvers lie above slow ones, left ones left", () => {
  expect(cells.map((cell) => [cell.column, cell.row])).toEqual([
    [4, 2],
    [3, 2],
    [4, 1],
    [2, 1],
    [6, 1],
    [1, 1],
  ]);
  expect(cells.map(dropOf)).toEqual([0, 5, 0, 14, 14, 24]);
});
test("a stop lies below, and reverse maneuvers below that", () => {
  const found = cellsOf([way("3-straight"), way("0-stationary"), way("1-reverse-straight")], false);
  expect(found.map((cell) => cell.row)).toEqual([1, 4, 5]);
});
test("of two maneuvers for one cell the second moves to the other side", () => {
  const found = cellsOf([way("2-segnor-left"), way("2-tallon-left")], false);
  expect(found.map((cell) => cell.column)).toEqual([1, 7]);
});
test("what fails is marked", () => {
  expect(cellsOf([way("1-straight", true)], false)[0]?.bad).toBe(true);
});
test("a digit goes through the maneuvers of that speed, from the middle", () => {
  expect(reached(cells, undefined, "2")).toBe(at("2-straight"));
  expect(reached(cells, at("2-straight"), "2")).toBe(at("2-turn-right"));
  expect(reached(cells, at("2-turn-right"), "2")).toBe(at("2-tallon-left"));
  expect(reached(cells, undefined, "5")).toBeNull();
});
test("arrows go to a neighbour, and begin in the middle", () => {
  expect(reached(cells, undefined, "ArrowUp")).toBe(at("1-straight"));
  expect(reached(cells, at("1-straight"), "ArrowUp")).toBe(at("2-straight"));
  expect(reached(cells, at("2-straight"), "ArrowLeft")).toBe(at("2-turn-left"));
  expect(reached(cells, at("2-tallon-left"), "ArrowLeft")).toBeUndefined();
});
test("other keys lead nowhere", () => {
  expect(reached(cells, undefined, "Enter")).toBeNull();
});
