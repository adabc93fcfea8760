import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { heldKey, ownKey, secretOf, takeKey } from "../../src/lib/identity";
import { keptLists, savedLists, saveList } from "../../src/lib/lists";
import { becomeOwner, bringTogether, ownName, setOwnName } from "../../src/lib/person";
import { rememberOwn, rememberSeat, seatsOf } from "../../src/lib/seats";
import { serve } from "../serving";

const KEY = "a-key-from-another-device";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a key is made when it is needed, and stays", () => {
  const key = ownKey();
  expect(key).toMatch(/^[0-9a-f]{48}$/);
  expect([heldKey(), ownKey()]).toEqual([key, key]);
});
test.each(["", "short", "with spaces in between them", "x".repeat(81)])("%j is no key and changes nothing", (text) => {
  const before = ownKey();
  expect(takeKey(text)).toBe(false);
  expect(heldKey()).toBe(before);
});
test("a seat opens with its token, or with one's key where it is one's own", () => {
  takeKey(` ${KEY}\n`);
  expect(secretOf("token")).toBe("token");
  expect(secretOf("~a")).toBe(`${KEY}~a`);
});

test("what was left with a key is added to what is here; the name left with it counts", async () => {
  takeKey(KEY);
  setOwnName(" Here ");
  saveList("xwing", "mine", { name: "Mine" });
  const theirs = [{ id: "theirs", saved: "2020-01-01", list: { name: "Theirs" } }];
  const asked = serve(({ method }) => (method === "GET" ? { name: "There", lists: { skytear: theirs } } : {}));
  await bringTogether();
  expect(ownName()).toBe("There");
  expect(savedLists("xwing").map((entry) => entry.id)).toEqual(["mine"]);
  expect(savedLists("skytear").map((entry) => entry.id)).toEqual(["theirs"]);
  await vi.runAllTimersAsync();
  expect(asked.at(-1)).toMatchObject({ method: "PUT", body: { name: "There", lists: keptLists() } });
});
test("nothing is sent where both sides have the same", async () => {
  takeKey(KEY);
  const asked = serve(() => ({ name: "", lists: {} }));
  await bringTogether();
  await vi.runAllTimersAsync();
  expect(asked.map(({ method }) => method)).toEqual(["GET"]);
});
test("a server that is away leaves everything as it is", async () => {
  takeKey(KEY);
  setOwnName("Here");
  serve(() => {
    throw new TypeError("no line");
  });
  await bringTogether();
  await vi.runAllTimersAsync();
  expect(ownName()).toBe("Here");
});
test("several changes at once are left with the key once", async () => {
  takeKey(KEY);
  const asked = serve(() => ({ lists: {} }));
  for (const name of ["A", "An", "Ann"]) setOwnName(name);
  await vi.runAllTimersAsync();
  expect(asked.filter(({ method }) => method === "PUT").map(({ body }) => body)).toMatchObject([{ name: "Ann" }]);
});
test("who takes over a key gives up the seats of the last one, and keeps those that have tokens", async () => {
  rememberOwn("m1", ["a"]);
  rememberSeat("m2", "token");
  serve(() => ({}));
  expect(await becomeOwner("nonsense")).toBe(false);
  expect(seatsOf("m1")).toEqual([secretOf("~a")]);
  expect(await becomeOwner(KEY)).toBe(true);
  expect([heldKey(), seatsOf("m1"), seatsOf("m2")]).toEqual([KEY, [], ["token"]]);
});
