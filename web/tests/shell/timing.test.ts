import { expect, test } from "vitest";
import { luckLines, luckReach, signed } from "../../src/shell/luck";
import { clockTold, momentAt, shareOf, timeLeft, withRoom } from "../../src/shell/timing";

test("moments lie along the ruler; without a last one all are at its start", () => {
  expect([shareOf(0, 8), shareOf(2, 8), shareOf(8, 8)]).toEqual([0, 0.25, 1]);
  expect(shareOf(3, 0)).toBe(0);
});
test("a place on the ruler is its nearest moment, never one beyond the ends", () => {
  expect([0, 0.24, 0.26, 1].map((share) => momentAt(share, 2))).toEqual([0, 0, 1, 2]);
  expect([momentAt(-3, 8), momentAt(7, 8)]).toEqual([0, 8]);
});
test("turns get a number where there is room for it", () => {
  const turns = [0, 10, 30, 31, 60, 95].map((at, turn) => ({ at, turn }));
  const numbers = (width: number): number[] => withRoom(turns, 100, width).map((one) => one.turn);
  expect(numbers(1000)).toEqual([0, 1, 2, 4, 5]);
  expect(numbers(300)).toEqual([0, 1, 2, 4]);
  expect(numbers(100)).toEqual([0, 2, 4]);
  expect(numbers(0)).toEqual([]);
});
test("a clock tells minutes and seconds, and the second that has begun", () => {
  expect([0, 1, 1000, 59_001, 60_000, 599_999, 6_000_000].map(clockTold)).toEqual([
    "00:00",
    "00:01",
    "00:01",
    "01:00",
    "01:00",
    "10:00",
    "1:40:00",
  ]);
});
test("time only runs down, and not below nothing", () => {
  expect([timeLeft(5000, 1200), timeLeft(5000, 9000), timeLeft(5000, -300)]).toEqual([3800, 0, 5000]);
});
test("luck adds up for each player, along the rolls of all", () => {
  const rolls = [
    { player: 1, luck: 2 },
    { player: 0, luck: -1.5 },
    { player: 1, luck: -0.5 },
  ];
  expect(luckLines(rolls)).toEqual([
    {
      player: 0,
      points: [
        { x: 0, y: 0 },
        { x: 2, y: -1.5 },
      ],
      end: -1.5,
    },
    {
      player: 1,
      points: [
        { x: 0, y: 0 },
        { x: 1, y: 2 },
        { x: 3, y: 1.5 },
      ],
      end: 1.5,
    },
  ]);
  expect(luckLines([])).toEqual([]);
});
test("a graph reaches as far as the luckiest or unluckiest, but not below six", () => {
  expect(luckReach([])).toBe(6);
  expect(luckReach(luckLines([{ player: 0, luck: 2 }]))).toBe(6);
  expect(luckReach(luckLines([{ player: 0, luck: -9 }]))).toBe(9);
});
test("luck is told to the tenth and with its sign", () => {
  expect([1.26, -0.44, 0.04, -0.04, 3].map(signed)).toEqual(["+1.3", "−0.4", "0", "0", "+3"]);
});
