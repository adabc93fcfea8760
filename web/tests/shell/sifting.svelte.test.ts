// Narrowing a shelf down, and putting it in order.
import { expect, test } from "vitest";
import { byName, byNumber, Sifter, type Sieve } from "../../src/shell/builder/sifting.svelte";

interface Thing {
  name: string;
  cost: number;
  force: number | null;
  tags: string[];
}
const thing = (name: string, cost: number, force: number | null, ...tags: string[]): Thing => ({
  name,
  cost,
  force,
  tags,
});
const THINGS = [thing("b", 2, null, "jedi"), thing("c", 1, 2, "jedi", "sith"), thing("a", 2, 0), thing("d", 10, 3)];
const SIEVE: Sieve<Thing> = {
  spans: [
    { key: "cost", label: "Cost", of: ({ cost }) => cost },
    { key: "force", label: "Force", of: ({ force }) => force },
  ],
  choices: [{ key: "tag", label: "Tag", groups: [], holds: ({ tags }, tag) => tags.includes(tag) }],
  orders: [
    { key: "cheap", label: "Cheap", by: byNumber(({ cost }) => cost) },
    { key: "dear", label: "Dear", by: byNumber(({ cost }) => cost, true) },
    { key: "name", label: "Name", by: byName(({ name }) => name) },
  ],
};
const names = (sifter: Sifter): string =>
  sifter
    .sift(THINGS, SIEVE)
    .map(({ name }) => name)
    .join("");

test("nothing asked for leaves everything as it came", () => {
  expect([names(new Sifter()), new Sifter().count]).toEqual(["bcad", 0]);
});
test("numbers lie between limits, both included, and as numbers", () => {
  const sifter = new Sifter();
  sifter.setLimit("cost", "from", "2");
  expect([names(sifter), sifter.limit("cost", "from"), sifter.limit("cost", "to")]).toEqual(["bad", "2", ""]);
  sifter.setLimit("cost", "to", " 9 ");
  expect(names(sifter)).toBe("ba");
  sifter.setLimit("cost", "from", "");
  sifter.setLimit("cost", "to", "1");
  expect([names(sifter), sifter.count]).toEqual(["c", 1]);
});
test("what has no such number is left out by any limit, also by nought", () => {
  const sifter = new Sifter();
  sifter.setLimit("force", "from", "0");
  expect(names(sifter)).toBe("cad");
  sifter.setLimit("force", "to", "0");
  expect(names(sifter)).toBe("a");
});
test("choices and limits hold together", () => {
  const sifter = new Sifter();
  sifter.chosen["tag"] = "jedi";
  expect(names(sifter)).toBe("bc");
  sifter.setLimit("cost", "to", "1");
  expect([names(sifter), sifter.count]).toEqual(["c", 2]);
  sifter.clear();
  expect([names(sifter), sifter.count]).toEqual(["bcad", 0]);
});
test("an order keeps what is equal as it came, and changes nothing of what it was given", () => {
  const sifter = new Sifter();
  for (const [order, told] of Object.entries({ cheap: "cbad", dear: "dbac", name: "abcd" })) {
    sifter.order = order;
    expect(names(sifter)).toBe(told);
  }
  expect(THINGS.map(({ name }) => name).join("")).toBe("bcad");
  expect(sifter.count).toBe(1);
});
