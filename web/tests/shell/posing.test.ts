import { expect, test } from "vitest";
import type { Plane } from "../../src/games/front";
import {
  headingOf,
  headingTowards,
  nextLevel,
  outlineOf,
  poseOn,
  SAME,
  shifted,
  spotOf,
  wholeTurn,
} from "../../src/shell/posing";

/** A board that shows its table upside down, with headings the other way round from the right. */
const FLIPPED: Plane = {
  toBoard: ({ x, y }) => ({ x, y: 100 - y }),
  toTable: ({ x, y }) => ({ x, y: 100 - y }),
  turn: (heading) => 90 - heading,
};

test("angles come back into one turn", () => {
  expect([-15, 0, 345, 360, 725, -725].map(wholeTurn)).toEqual([345, 0, 345, 0, 5, 355]);
});
test("a piece keeps its heading, and stands on tenths", () => {
  expect(poseOn({ x: 1.26, y: -2.04 }, 45, undefined, null)).toEqual([1.3, -2, 45]);
});
test("where there are levels it stands on the likeliest, or on the one that was wished for", () => {
  const levels = (): number[] => [30, 0, 60];
  expect(poseOn({ x: 1, y: 2 }, 45, levels, null)).toEqual([1, 2, 30]);
  expect(poseOn({ x: 1, y: 2 }, 45, levels, 60)).toEqual([1, 2, 60]);
  expect(poseOn({ x: 1, y: 2 }, 45, levels, 0)).toEqual([1, 2, 0]);
  expect(poseOn({ x: 1, y: 2 }, 45, levels, 90)).toEqual([1, 2, 30]);
  expect(poseOn({ x: 1, y: 2 }, 45, () => [], 60)).toEqual([1, 2, 0]);
  const asked: unknown[] = [];
  poseOn({ x: 1.26, y: 2 }, 0, (point) => (asked.push(point), []), null);
  expect(asked).toEqual([{ x: 1.3, y: 2 }]);
});
test("climbing goes to the next level, and no farther than there are some", () => {
  const levels = [30, 0, 60];
  expect([nextLevel(levels, 0, 1), nextLevel(levels, 30, 1), nextLevel(levels, 60, 1)]).toEqual([30, 60, undefined]);
  expect([nextLevel(levels, 60, -1), nextLevel(levels, 30, -1), nextLevel(levels, 0, -1)]).toEqual([30, 0, undefined]);
  expect(levels).toEqual([30, 0, 60]);
});
test("the heading is the one the board turns by that angle", () => {
  for (const plane of [SAME, FLIPPED])
    for (const angle of [0, 15, 90, 200, 345])
      expect(wholeTurn(plane.turn(headingOf(plane, angle)))).toBeCloseTo(angle);
});
test("a piece is turned towards the pointer, in steps", () => {
  expect(headingTowards(SAME, [0, 0, 0], { x: 10, y: 0 }, 15)).toBe(90);
  expect(headingTowards(SAME, [0, 0, 0], { x: 1, y: -10 }, 15)).toBe(0);
  expect(headingTowards(SAME, [0, 0, 0], { x: 1, y: -10 }, 1)).toBe(6);
  expect(headingTowards(FLIPPED, [0, 0, 0], { x: 0, y: 0 }, 15)).toBe(90);
});
test("keys move a piece on the board, whichever way its table lies", () => {
  expect(shifted(SAME, [5, 5, 0], 10, -10)).toEqual({ x: 15, y: -5 });
  expect(shifted(FLIPPED, [5, 5, 0], 10, -10)).toEqual({ x: 15, y: 15 });
});
test("regions and pieces are drawn where the board shows them", () => {
  const region = [[[0, 0], [10, 0], [10, 10]], [[1, 1]]]; // prettier-ignore
  expect(outlineOf(SAME, region)).toBe("M0 0L10 0L10 10ZM1 1Z");
  expect(outlineOf(FLIPPED, [[[0, 0]]])).toBe("M0 100Z");
  expect(outlineOf(SAME, [])).toBe("");
  expect(spotOf(FLIPPED, [5, 5, 30])).toBe("translate(5 95) rotate(60)");
});
