import { expect, test } from "vitest";
import { MOST_COUNT, sum, total, withCount } from "../../src/shell/builder/counts";
import { isId, isRecord, readCounts, readIds, readName } from "../../src/shell/builder/reading";
import { finder, grouped } from "../../src/shell/builder/search";

test("counts change by copy, and nothing is kept at zero", () => {
  const before = { a: 1, b: 2 };
  expect(withCount(before, "a", 0)).toEqual({ b: 2 });
  expect(withCount(before, "c", 9999)).toEqual({ a: 1, b: 2, c: MOST_COUNT });
  expect(before).toEqual({ a: 1, b: 2 });
  expect(total(before)).toBe(3);
  expect(sum([before, { b: 1, c: 1 }])).toEqual({ a: 1, b: 3, c: 1 });
});
test("every word of a wish must be found, in any order", () => {
  expect(finder("  red SQUAD ")("Squad", "of red")).toBe(true);
  expect(finder("red blue")("red", null, undefined)).toBe(false);
  expect(finder("")("anything")).toBe(true);
});
test("things keep their order under their headings", () => {
  expect(grouped([3, 1, 4, 2], (one) => (one % 2 ? "odd" : "even"))).toEqual([
    { name: "odd", things: [3, 1] },
    { name: "even", things: [4, 2] },
  ]);
});
test("what others wrote is read with care", () => {
  expect(readName(7)).toBe("");
  expect(readName("x".repeat(200))).toHaveLength(100);
  expect(readIds(["a-1", "b"], 2)).toEqual(["a-1", "b"]);
  expect(readIds(["a", "b", "c"], 2)).toBeNull();
  expect(readIds(["<script>"], 2)).toBeNull();
  expect(readIds("ab", 2)).toBeNull();
  expect(readCounts({ a: 2, b: 0, c: 9999 })).toEqual({ a: 2, c: MOST_COUNT });
  expect(readCounts({ a: 1.5 })).toBeNull();
  expect(readCounts({ "not an id": 1 })).toBeNull();
  expect(readCounts([1])).toBeNull();
});
test("records and ids are told from what only looks like them", () => {
  expect([{}, { a: 1 }].every(isRecord)).toBe(true);
  expect([null, [], "a", 1, undefined].some(isRecord)).toBe(false);
  expect(["a", "a-1", "x".repeat(100)].every(isId)).toBe(true);
  expect(["", "A", "a b", "a>b", "x".repeat(101), 1, null].some(isId)).toBe(false);
});
