import { expect, test } from "vitest";
import type { OptionLook } from "../../src/games/front";
import type { TellOption } from "../../src/lib/messages";
import { hintTold, layOut, meantBy, titleOf, type Layout } from "../../src/shell/question/rows";
import { nextPlace, walk } from "../../src/shell/question/walking";

function option(id: string, weight = 0): TellOption {
  const parts = id.includes(">") ? id.replace(/^[a-z]+:/, "").split(">") : [];
  return { id, parts, text: `text of ${id}`, weight, group: "", alone: false } as TellOption;
}
function laid(ids: string[], look: (one: TellOption) => OptionLook = () => ({}), declining = "pass"): Layout {
  const options = ids.map((id) => option(id));
  return layOut(options, options.find((one) => one.id === declining) ?? null, look);
}
const idsOf = (options: readonly TellOption[]): string[] => options.map((one) => one.id);
const MANY = ["pass", "a>x", "a>y", "b>x", "b>y", "c>x", "wait"];

test("declining comes last, and every other option where it was", () => {
  expect(idsOf(laid(["pass", "go", "stay"]).shown)).toEqual(["go", "stay", "pass"]);
  expect(idsOf(laid(["pass", "go"], undefined, "none").shown)).toEqual(["pass", "go"]);
});
test("few options that name two things stand alone", () => {
  const { singles, groups } = laid(["a>x", "a>y", "b>x", "b>y"]);
  expect(idsOf(singles.map((row) => row.option))).toEqual(["a>x", "a>y", "b>x", "b>y"]);
  expect(groups).toEqual([]);
});
test("many are grouped by the first thing, unless no first thing has a choice", () => {
  const { singles, groups, shown } = laid(MANY);
  expect(groups.map((group) => [group.thing, idsOf(group.rows.map((row) => row.option))])).toEqual([
    ["a", ["a>x", "a>y"]],
    ["b", ["b>x", "b>y"]],
    ["c", ["c>x"]],
  ]);
  expect(idsOf(singles.map((row) => row.option))).toEqual(["wait", "pass"]);
  expect(idsOf(shown)).toEqual(["wait", "pass", "a>x", "a>y", "b>x", "b>y", "c>x"]);
  expect(laid(["a>x", "b>x", "c>x", "d>x", "e>x"]).groups).toEqual([]);
});
test("a title is cut at its arrow; without one the goal is what the look says in small", () => {
  const looks: Record<string, OptionLook> = {
    "a>x": { title: "Scout → the gate", small: "two steps" },
    "a>y": { title: "Scout → the well", small: "two steps" },
    "b>x": { title: "Guard", small: "one step" },
    "b>y": { title: "Guard", small: "three steps" },
  };
  const { groups } = laid(MANY, (one) => looks[one.id] ?? {});
  expect(groups.map(({ title, about }) => [title, about])).toEqual([
    ["Scout", "two steps"],
    ["Guard", ""],
    ["text of c>x", ""],
  ]);
  expect(groups.flatMap((group) => group.rows.map((row) => row.goal))).toEqual([
    "the gate",
    "the well",
    "one step",
    "three steps",
    "text of c>x",
  ]);
});
test("a group weighs what its first option does", () => {
  const options = MANY.map((id) => option(id, id === "a>x" ? 2 : 1));
  expect(layOut(options, null, () => ({})).groups.map((group) => group.weight)).toEqual([2, 1, 1]);
});
test("digits mean what stands alone, then groups; a group of one its option", () => {
  const layout = laid(MANY);
  const meant = (digit: number, from: string | null = null): unknown => {
    const found = meantBy(digit, layout, from);
    return typeof found === "object" ? (found?.id ?? null) : { thing: found };
  };
  expect([1, 2, 3, 4, 5, 6].map((digit) => meant(digit))).toEqual([
    "wait",
    "pass",
    { thing: "a" },
    { thing: "b" },
    "c>x",
    null,
  ]);
  expect([1, 2, 3].map((digit) => meant(digit, "b"))).toEqual(["b>x", "b>y", null]);
  expect(meant(1, "elsewhere")).toBe("wait");
});
test("options are called by their looks, else by their texts", () => {
  expect(titleOf({ option: option("a"), look: { title: "A" } })).toBe("A");
  expect(titleOf({ option: option("a"), look: {} })).toBe("text of a");
});
test("a hint is told by titles where all are known, else as it came without brackets", () => {
  const { rows } = laid(["a", "b"], (one) => (one.id === "a" ? { title: "Alpha" } : {}));
  expect(hintTold("a", "", rows)).toBe("Alpha");
  expect(hintTold(["a", "b"], "", rows)).toBe("Alpha; text of b");
  expect(hintTold(["a", "z"], "Alpha (2 points) and Zeta (far)", rows)).toBe("Alpha and Zeta");
  expect(hintTold([1, 2, 90], "put it there", rows)).toBe("put it there");
});
test("the keyboard goes round among the options", () => {
  expect([nextPlace(-1, 3, 1), nextPlace(-1, 3, -1)]).toEqual([0, 2]);
  expect([nextPlace(2, 3, 1), nextPlace(0, 3, -1), nextPlace(0, 3, 1)]).toEqual([0, 2, 1]);
});
test("walking moves the focus over options alone", () => {
  const option = (id: string): string => `<button data-option="${id}"></button>`;
  document.body.innerHTML = `<div>${option("a")}<button></button>${option("b")}</div>`;
  const list = document.querySelector("div");
  const focused = (): string | null => document.activeElement?.getAttribute("data-option") ?? null;
  walk(list, 1);
  expect(focused()).toBe("a");
  walk(list, 1);
  expect(focused()).toBe("b");
  walk(list, 1);
  expect(focused()).toBe("a");
  walk(null, 1);
  document.body.innerHTML = "<div></div>";
  walk(document.querySelector("div"), -1);
  expect(focused()).toBeNull();
});
