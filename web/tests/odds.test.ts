// Questions about odds in the address: what is read is what was written, and nonsense does no harm.
import { expect, test } from "vitest";
import type { OddsPart, OddsSheet } from "../src/lib/messages";
import { readPart, readQuestion, writePart, writeQuestion } from "../src/pages/odds/asking";

const part: OddsPart = {
  id: "attack",
  label: "Attack",
  most: 2,
  knobs: [
    { id: "dice", label: "Dice", least: 0, most: 6, start: 3, choices: [] },
    { id: "lock", label: "Lock", least: 0, most: 1, start: 0, choices: [] },
    { id: "range", label: "Range", least: 0, most: 1, start: 0, choices: ["2", "1"].map((id) => ({ id, label: id })) },
  ],
  cards: [
    { id: "pilot:finn", name: "Finn", most: 1 },
    { id: "friends", name: "Friends", most: 3 },
  ],
};
const sheet: OddsSheet = { game: "xwing", note: "", parts: [part] };

test("only what differs from the start is written", () => {
  expect(writePart(part, readPart(part, ""))).toBe("");
  expect(writePart(part, readPart(part, "dice=3,lock=0,range=2"))).toBe("");
  expect(writePart(part, readPart(part, "dice=1,range=1,friends=2,pilot:finn"))).toBe(
    "dice,range,friends=2,pilot:finn",
  );
});

test("what nobody knows is left out, and numbers stay within their bounds", () => {
  const turned = readPart(part, "dice=99,lock=-4,range=9,vader,friends=x,=");
  expect(turned.values).toEqual({ dice: "6", lock: "0", range: "2" });
  expect(turned.cards).toEqual({ friends: 1 });
});

test("an address says a question as people can read it", () => {
  const search = "attack=dice=5,lock&attack=pilot:finn";
  const question = readQuestion(sheet, `?${search}`);
  expect(question["attack"]).toHaveLength(2);
  expect(writeQuestion(sheet, question)).toBe(search);
  expect(readQuestion(sheet, "?attack=&attack=&attack=")["attack"]).toHaveLength(2);
});
