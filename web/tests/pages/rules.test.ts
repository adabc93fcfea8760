import { expect, test } from "vitest";
import { entriesOf, hitsOf, stepped, wordsOf, type Book } from "../../src/pages/rules/book";

const rule = (id: string, title: string, text: string, ruling = "") =>
  ({ id, title, text, ruling, kind: "", check: "", source: "" }) as const;
const BOOK: Book = {
  game: "xwing",
  topics: [
    {
      code: "MOV",
      title: "Moving",
      rules: [rule("XW-MOV-1", "Flight", "A ship flies."), rule("XW-MOV-11", "Turns", "")],
    },
    { code: "ATK", title: "Attacks", rules: [rule("XW-ATK-1", "Dice", "See XW-MOV-1: FLIGHT.", "Both may turn.")] },
  ],
};
const ALL = entriesOf(BOOK);
const found = (wish: string): string[] | undefined => hitsOf(ALL, wish)?.map((hit) => hit.rule.id);

test("a book is its rules, each with its topic", () => {
  expect(ALL.map((entry) => `${entry.topic.code} ${entry.rule.id}`)).toEqual([
    "MOV XW-MOV-1",
    "MOV XW-MOV-11",
    "ATK XW-ATK-1",
  ]);
  expect(entriesOf(null)).toEqual([]);
});
test("a wish is its words, without regard to letters' size", () => {
  expect(wordsOf("  A  ship\tFLIES ")).toEqual(["a", "ship", "flies"]);
  expect(hitsOf(ALL, "  ")).toBeNull();
});
test("all words must be found, in any part of a rule", () => {
  expect(found("flies ship")).toEqual(["XW-MOV-1"]);
  expect(found("dice both")).toEqual(["XW-ATK-1"]);
  expect(found("ship dice")).toEqual([]);
});
test("a rule whose id is looked for comes first, then those that have the words in their titles", () => {
  expect(found(" xw-mov-1 ")).toEqual(["XW-MOV-1", "XW-MOV-11", "XW-ATK-1"]);
  expect(found("flight")).toEqual(["XW-MOV-1", "XW-ATK-1"]);
  expect(hitsOf([...ALL].reverse(), "turn")?.map((hit) => hit.rule.id)).toEqual(["XW-MOV-11", "XW-ATK-1"]);
});
test("one steps from rule to rule, and into the list from its ends", () => {
  const step = (at: number, by: number): string | undefined => stepped(ALL, at, by)?.rule.id;
  expect([step(-1, 1), step(-1, -1), step(0, 1), step(2, -1)]).toEqual([
    "XW-MOV-1",
    "XW-ATK-1",
    "XW-MOV-11",
    "XW-MOV-11",
  ]);
  expect([step(2, 1), step(0, -1)]).toEqual([undefined, undefined]);
});
