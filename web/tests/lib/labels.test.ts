import { expect, test } from "vitest";
import type { Box } from "../../src/games/front";
import {
  beads,
  beyond,
  boxAround,
  placeLabels,
  placeList,
  placeMarks,
  steadily,
  type Labelled,
} from "../../src/lib/labels";

const HEIGHT = 10;
const thing = (id: string, x: number, y: number, more: Partial<Labelled> = {}): Labelled => ({
  id,
  x,
  y,
  half: 20,
  widths: [60],
  own: true,
  ...more,
});
const placed = (things: Labelled[], pieces: Box[] = [], taken: Box[] = []) =>
  placeLabels(things, pieces, 1, HEIGHT, taken);
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w - 1e-9 && b.x < a.x + a.w - 1e-9 && a.y < b.y + b.h - 1e-9 && b.y < a.y + a.h - 1e-9;

test("a box lies around its middle", () => {
  expect(boxAround({ x: 10, y: 20 }, 6, 4)).toEqual({ x: 7, y: 18, w: 6, h: 4 });
});
test("a line is beads from end to end", () => {
  const boxes = beads({ x: 0, y: 0 }, { x: 30, y: 40 }, 10);
  expect(boxes.map((box) => [box.x + 5, box.y + 5])).toEqual([
    [0, 0],
    [6, 8],
    [12, 16],
    [18, 24],
    [24, 32],
    [30, 40],
  ]);
  expect(beads({ x: 1, y: 1 }, { x: 1, y: 1 }, 10)).toHaveLength(2);
});
test("own pieces have their labels below, others above", () => {
  expect(placed([thing("a", 0, 0)]).get("a")).toEqual({ x: 0, y: 27, w: 60, wording: 0 });
  expect(placed([thing("a", 0, 0, { own: false })]).get("a")?.y).toBe(-27);
});
test("a label avoids what is there: another piece, and what is taken", () => {
  const below = boxAround({ x: 0, y: 27 }, 60, HEIGHT);
  expect(placed([thing("a", 0, 0)], [below]).get("a")?.y).toBe(-27);
  expect(placed([thing("a", 0, 0)], [], [below]).get("a")?.y).toBe(-27);
});
test("labels of neighbours do not lie on each other", () => {
  const things = Array.from({ length: 6 }, (_, index) => thing(String(index), index * 25, (index % 2) * 10));
  const spots = [...placed(things).values()].filter((spot) => spot.wording >= 0);
  const boxes = spots.map((spot) => boxAround(spot, spot.w, HEIGHT));
  expect(boxes.length).toBeGreaterThan(3);
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) expect(meet(one, other)).toBe(false);
});
test("where there is no room a label says less, or nothing", () => {
  const everywhere = [boxAround({ x: 0, y: 0 }, 400, 400)];
  expect(placed([thing("a", 0, 0, { widths: [60, 6] })], [], everywhere).get("a")).toMatchObject({
    w: 60,
    wording: -1,
  });
  const narrow = [boxAround({ x: -60, y: 0 }, 100, 400), boxAround({ x: 60, y: 0 }, 100, 400)];
  expect(placed([thing("a", 0, 0, { widths: [60, 18] })], [], narrow).get("a")).toMatchObject({ wording: 1, w: 18 });
});
test("what is talked about now chooses before all others", () => {
  const pair = (first: boolean) => [thing("a", 0, 0), thing("b", 4, 0, { first })];
  expect(placed(pair(false)).get("a")).toMatchObject({ x: 0, y: 27 });
  expect(placed(pair(true)).get("b")).toMatchObject({ x: 4, y: 27 });
  expect(placed(pair(true)).get("a")?.y).not.toBe(27);
});
test("a pixel that is longer makes labels larger on the board", () => {
  const spot = placeLabels([thing("a", 0, 0)], [], 2, HEIGHT).get("a");
  expect(spot).toMatchObject({ w: 120, y: 20 + 10 + 4 });
});
test("the label of a line stands on its middle, or as near as can be", () => {
  const line = { from: { x: 0, y: 0 }, to: { x: 100, y: 0 }, widths: [20] };
  expect(placeMarks([line], [], [], 1, HEIGHT)).toEqual([{ x: 50, y: 0, w: 20, wording: 0 }]);
  const [moved] = placeMarks([line], [boxAround({ x: 50, y: 0 }, 10, 10)], [], 1, HEIGHT);
  expect(moved?.x).toBe(74);
});
test("labels of two lines do not lie on each other, and one beside its line is not on it", () => {
  const line = { from: { x: 0, y: 0 }, to: { x: 100, y: 0 }, widths: [20] };
  const [first, second] = placeMarks([line, line], [], [], 1, HEIGHT);
  expect(meet(boxAround(first!, 20, HEIGHT), boxAround(second!, 20, HEIGHT))).toBe(false);
  expect(placeMarks([{ ...line, beside: true }], [], [], 1, HEIGHT)[0]).toMatchObject({ x: 50, y: 14 });
  const steep = { from: { x: 0, y: 0 }, to: { x: 0, y: 100 }, widths: [20], beside: true };
  expect(placeMarks([steep], [], [], 1, HEIGHT)[0]).toMatchObject({ x: 18, y: 50 });
});
test("a mark with no room takes its shortest words", () => {
  const line = { from: { x: 0, y: 0 }, to: { x: 100, y: 0 }, widths: [90, 40] };
  const words = [boxAround({ x: 50, y: 0 }, 400, 60)];
  expect(placeMarks([line], words, [], 1, HEIGHT)[0]?.wording).toBe(1);
});
test("the length of a pixel changes in steps, always to the larger", () => {
  expect(steadily(1)).toBe(1);
  expect(steadily(1.01)).toBeCloseTo(Math.exp(1 / 8));
  expect(steadily(1.01)).toBe(steadily(1.1));
  for (const px of [0.2, 0.7, 1.3, 5]) expect(steadily(px)).toBeGreaterThanOrEqual(px);
});

test("a label stays within a box", () => {
  const table = { x: -50, y: -100, w: 100, h: 130 };
  expect(placed([thing("a", 0, 0)], [], beyond(table)).get("a")?.y).toBe(-27);
  for (const box of beyond(table)) expect(meet(box, table)).toBe(false);
  const outside = boxAround({ x: 80, y: 0 }, 4, 4);
  expect(beyond(table).filter((box) => meet(box, outside))).toHaveLength(1);
});
test("a list stands around its thing, all of it in view, and not on what is taken", () => {
  const view = { x: -50, y: -200, w: 400, h: 400 };
  const list = (taken: Box[] = [], pieces: Box[] = []) =>
    placeList(thing("a", 0, 0), [140, 60], view, pieces, 1, taken);
  expect(list()).toEqual({ x: 20, y: 52 });
  expect(list([boxAround({ x: 20, y: 60 }, 20, 20)])).toEqual({ x: 20, y: -52 });
  expect(list([], [boxAround({ x: 20, y: 60 }, 20, 80)])).toEqual({ x: 20, y: -52 });
});
