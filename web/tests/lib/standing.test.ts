import { beforeEach, expect, test } from "vitest";
import { Standing } from "../../src/lib/standing.svelte";

const foils = { key: "a.wedge/upgrade:servomotorsfoils", name: "Servomotor S-foils" };
const shield = { key: "a.wedge/upgrade:r2d2", name: "R2-D2" };
beforeEach(() => sessionStorage.clear());

test("what is declined for the game is declined in every round, for the round in that one", () => {
  const standing = new Standing("m1");
  standing.decline([foils], "game", "a", 1);
  standing.decline([shield], "round", "a", 1);
  expect(standing.covers([foils, shield], "a", 1, 5)).toBe(true);
  expect(standing.covers([foils], "a", 2, 9)).toBe(true);
  expect(standing.covers([shield], "a", 2, 9)).toBe(false);
});
test("a question that offers anything else is asked, and so is another seat", () => {
  const standing = new Standing("m1");
  standing.decline([foils], "game", "a", 1);
  expect(standing.covers([foils, shield], "a", 1, 5)).toBe(false);
  expect(standing.covers([], "a", 1, 5)).toBe(false);
  expect(standing.covers([foils], "b", 1, 5)).toBe(false);
});
test("whoever took something back is asked again until the match is as far as it was", () => {
  const standing = new Standing("m1");
  standing.decline([foils], "game", "a", 1);
  expect(standing.covers([foils], "a", 1, 7)).toBe(true);
  expect(standing.covers([foils], "a", 1, 6)).toBe(false);
  expect(standing.covers([foils], "a", 1, 7)).toBe(true);
});
test("a reload keeps them, for this match alone; what is dropped is asked again", () => {
  new Standing("m1").decline([foils], "game", "a", 1);
  const again = new Standing("m1");
  expect(again.holding("a", 3).map((rule) => rule.name)).toEqual(["Servomotor S-foils"]);
  expect(new Standing("m2").rules).toEqual([]);
  again.drop(again.rules[0]!);
  expect(new Standing("m1").covers([foils], "a", 1, 1)).toBe(false);
});
