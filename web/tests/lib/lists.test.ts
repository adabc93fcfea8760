import { beforeEach, expect, test } from "vitest";
import {
  foldersOf,
  forgetList,
  keptLists,
  moveList,
  renameFolder,
  newer,
  newListId,
  pack,
  savedLists,
  saveList,
  unpack,
} from "../../src/lib/lists";

beforeEach(() => localStorage.clear());

test("lists are kept for each game, the last saved first", () => {
  saveList("xwing", "one", { name: "One" });
  saveList("xwing", "two", { name: "Two" });
  saveList("skytear", "three", { name: "Three" });
  expect(savedLists("xwing").map((entry) => entry.id)).toEqual(["two", "one"]);
  saveList("xwing", "one", { name: "One again" });
  expect(savedLists("xwing").map((entry) => entry.list.name)).toEqual(["One again", "Two"]);
  forgetList("xwing", "one");
  expect(savedLists("xwing").map((entry) => entry.id)).toEqual(["two"]);
  expect(savedLists("skytear")).toHaveLength(1);
});
test("at most sixty lists are kept", () => {
  for (let number = 0; number < 65; number++) saveList("xwing", `list-${number}`, { name: "" });
  expect(savedLists("xwing")).toHaveLength(60);
  expect(savedLists("xwing")[0]?.id).toBe("list-64");
});
test("lists are put into collections, and stay there when they change", () => {
  for (const id of ["one", "two", "three"]) saveList("xwing", id, { name: id });
  moveList("xwing", "one", " Cup ");
  moveList("xwing", "two", "Attic");
  saveList("xwing", "one", { name: "One again" });
  const folders = (): string[][] => savedLists("xwing").map(({ id, folder }) => [id, folder]);
  expect(folders()).toEqual([
    ["one", "Cup"],
    ["three", ""],
    ["two", "Attic"],
  ]);
  expect(foldersOf(savedLists("xwing"))).toEqual(["Attic", "Cup"]);
  renameFolder("xwing", "Attic", "Cup");
  expect(foldersOf(savedLists("xwing"))).toEqual(["Cup"]);
  renameFolder("xwing", "Cup", "");
  expect([foldersOf(savedLists("xwing")), folders().length]).toEqual([[], 3]);
});
test("a list that moves counts as changed, others do not; what was deleted is in no collection", () => {
  const before = "2026-01-01T00:00:00.000Z";
  const entries = [
    { id: "a", saved: before, list: { name: "A" } },
    { id: "b", saved: before, list: { name: "B" }, folder: "Cup" },
    { id: "c", saved: before, list: null },
  ];
  localStorage.setItem("battlemat.lists.xwing", JSON.stringify(entries));
  expect(keptLists()["xwing"]!.map(({ folder }) => folder)).toEqual(["", "Cup", ""]);
  moveList("xwing", "a", "Cup");
  moveList("xwing", "b", "Cup");
  moveList("xwing", "c", "Cup");
  expect(keptLists()["xwing"]!.map(({ saved, folder }) => [saved === before, folder])).toEqual([
    [false, "Cup"],
    [true, "Cup"],
    [true, ""],
  ]);
});
test("the name of a collection has an end", () => {
  saveList("xwing", "one", { name: "" });
  moveList("xwing", "one", "x".repeat(99));
  expect(savedLists("xwing")[0]!.folder).toHaveLength(40);
});
test("lists that were deleted are remembered as such, and push out none that is there", () => {
  for (let number = 0; number < 60; number++) saveList("xwing", `list-${number}`, { name: "" });
  for (let number = 0; number < 50; number++) forgetList("xwing", `gone-${number}`);
  expect(savedLists("xwing")).toHaveLength(60);
  expect(keptLists()["xwing"]?.filter((entry) => !entry.list)).toHaveLength(40);
});
test("of two devices' lists the newer of each counts, also if it was deleted", () => {
  const early = { id: "a", saved: "2026-01-01", list: { name: "A" } };
  const gone = { id: "a", saved: "2026-01-02", list: null };
  const other = { id: "b", saved: "2026-01-03", list: { name: "B" } };
  expect(newer([early], [other, gone])).toEqual([other, gone]);
  expect(newer([gone], [early])).toEqual([gone]);
});
test.each(["", "{", "7", '{"id": 1}', '[1, null, {"id": "a"}, {"id": "b", "list": {"name": 3}}]'])(
  "what somebody else wrote there is no list: %s",
  (text) => {
    localStorage.setItem("battlemat.lists.xwing", text);
    expect(savedLists("xwing")).toEqual([]);
  },
);
test("ids of new lists differ", () => {
  expect(new Set(Array.from({ length: 50 }, newListId)).size).toBe(50);
});
test("a packed list fits into an address and comes out whole", async () => {
  const list = { name: "Święto · “Ω”", ships: Array.from({ length: 20 }, (_, number) => ({ pilot: `p${number}` })) };
  const packed = await pack(list);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpack(packed)).toEqual(list);
});
test("damaged and endless links are no lists", async () => {
  const packed = await pack({ name: "x" });
  expect(await unpack(`${packed.slice(0, -3)}!!!`)).toBeUndefined();
  expect(await unpack("")).toBeUndefined();
  expect(await unpack("A".repeat(20_001))).toBeUndefined();
  expect(await unpack(await pack("0".repeat(300_000)))).toBeUndefined();
});
