// Lists as they are told to people: as a text, as a picture, and beside another one.
import { expect, test } from "vitest";
import { laidOut, wrapped, type Stroke } from "../../src/shell/builder/picture";
import { asText, compared, entry, isSame, type Entry, type Sheet } from "../../src/shell/builder/sheet";

const extra = (key: string, worth = "2") => ({ key, name: key.toUpperCase(), worth });
const ship = (key: string, ...upgrades: string[]): Entry =>
  entry(key, `Ship ${key}`, { about: "X-wing", worth: "40", extras: upgrades.map((one) => extra(one)) });
const sheet = (...entries: Entry[]): Sheet => ({
  name: "Red",
  about: "Rebels",
  worth: "80",
  parts: [{ name: "", entries }],
});
const LINK = "https://table.example/build/xwing#list=abc";

test("a text names everything with what it costs, and ends in the link", () => {
  const told: Sheet = {
    ...sheet(ship("a", "r2", "r4"), ship("b")),
    parts: [
      { name: "", entries: [ship("a", "r2"), entry("c", "Card", { count: 3 })] },
      { name: "Deck", entries: [entry("d", "Other")] },
    ],
  };
  expect(asText(told, LINK).split("\n")).toEqual([
    "Red",
    "Rebels · 80",
    "",
    "Ship a, X-wing (40)",
    "  + R2 (2)",
    "3 × Card",
    "",
    "Deck:",
    "Other",
    "",
    LINK,
  ]);
});

test("what is alike stands together; the rest is on one side", () => {
  const pairs = compared(sheet(ship("a", "r2"), ship("b")), sheet(ship("c"), ship("a", "r4")));
  expect(pairs.map(({ key, counts }) => [key, ...counts])).toEqual([
    ["a", 1, 1],
    ["b", 1, 0],
    ["c", 0, 1],
  ]);
  expect(pairs[0]!.extras.map(({ key, counts }) => [key, ...counts])).toEqual([
    ["r2", 1, 0],
    ["r4", 0, 1],
  ]);
  expect(pairs.map(isSame)).toEqual([false, false, false]);
});
test("of several of a kind those with most in common are put together", () => {
  const one = sheet(ship("a", "r2", "x"), ship("a", "r4"), ship("a"));
  const other = sheet(ship("a"), ship("a", "r4"), ship("a", "r2", "y"));
  const pairs = compared(one, other);
  expect(pairs).toHaveLength(3);
  expect(pairs.map(isSame)).toEqual([false, true, true]);
  expect(pairs[0]!.extras.filter(({ counts }) => counts[0] !== counts[1]).map(({ key }) => key)).toEqual(["x", "y"]);
});
test("counts differ, too, and upgrades a ship has twice", () => {
  const many = (count: number): Sheet => sheet(entry("card", "Card", { count }));
  expect(compared(many(2), many(2)).every(isSame)).toBe(true);
  expect(compared(many(2), many(3))[0]).toMatchObject({ counts: [2, 3] });
  expect(compared(sheet(ship("a", "r2", "r2")), sheet(ship("a", "r2")))[0]!.extras[0]!.counts).toEqual([2, 1]);
  expect(compared(sheet(), sheet())).toEqual([]);
});

// Pictures: a letter is ten wide
const measure = (text: string): number => 10 * text.length;
const texts = (strokes: Stroke[]): string[] => strokes.flatMap((one) => (one.kind === "text" ? [one.text] : []));

test("a picture has every word, and nothing beyond its edges", () => {
  const long = entry("long", "A very long name indeed ".repeat(9), { about: "words ".repeat(60), worth: "200" });
  const { width, height, strokes } = laidOut(sheet(ship("a", "r2", "r4"), long), measure);
  expect(texts(strokes)).toEqual(expect.arrayContaining(["Red", "Rebels", "80", "Ship a", "R2 2 · R4 2", "battlemat"]));
  for (const stroke of strokes) {
    expect(stroke.x).toBeGreaterThanOrEqual(0);
    expect(stroke.y).toBeLessThan(height);
    if (stroke.kind === "text") {
      const left = stroke.end ? stroke.x - measure(stroke.text) : stroke.x;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + measure(stroke.text)).toBeLessThanOrEqual(width);
    }
  }
});
test("long parts stand in two columns of about the same height, in a wider picture", () => {
  const cards = Array.from({ length: 10 }, (_, number) => entry(`c${number}`, `Card ${number}`));
  const small = laidOut(sheet(...cards.slice(0, 3)), measure);
  const { width, strokes } = laidOut(sheet(...cards), measure);
  const places = strokes.flatMap((one) => (one.kind === "text" && /^Card/.test(one.text) ? [[one.x, one.y]] : []));
  expect(width).toBeGreaterThan(small.width);
  expect(new Set(places.map(([x]) => x)).size).toBe(2);
  expect(new Set(places.map(([, y]) => y)).size).toBe(5);
});
test("words are put into lines", () => {
  expect(wrapped("one two three", "small", 80, measure)).toEqual(["one two", "three"]);
  expect(wrapped("", "small", 80, measure)).toEqual([]);
});
