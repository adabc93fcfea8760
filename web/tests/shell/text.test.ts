import { expect, test } from "vitest";
import { nameMatcher, pieces } from "../../src/shell/text";

test("names in a sentence are told apart, the longest first, with their numbers", () => {
  const matcher = nameMatcher(["Luke", "Luke Skywalker", "R2 (old)"]);
  expect(pieces("Luke Skywalker 2 sees R2 (old).", matcher)).toEqual([
    { text: "Luke Skywalker 2", name: true },
    { text: " sees ", name: false },
    { text: "R2 (old)", name: true },
    { text: ".", name: false },
  ]);
});
test("without names a sentence is one piece", () => {
  expect(nameMatcher([])).toBeNull();
  expect(pieces("Nobody.", null)).toEqual([{ text: "Nobody.", name: false }]);
});
