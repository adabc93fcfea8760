import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { takeKey } from "../../src/lib/identity";
import type { MatchInfo } from "../../src/lib/messages";
import { lookAtTurns, setNotify, turns } from "../../src/lib/turns.svelte";
import { openWords } from "../../src/lib/words";
import { problem, serve } from "../serving";

const told: { title: string; body: string; tag: string }[] = [];

/** A browser's notifications: what it was told, and whether it wants to be. */
const granted = { permission: "granted", requestPermission: async () => granted.permission };
function Told(title: string, { body, tag }: { body: string; tag: string }): void {
  told.push({ title, body, tag });
}
Object.defineProperties(Told, {
  permission: { get: () => granted.permission },
  requestPermission: { value: granted.requestPermission },
});

const match = (id: string, asked: string): MatchInfo =>
  ({
    match: id,
    game: "xwing",
    name: "",
    created: id,
    status: "running",
    kept: false,
    asked: [asked],
    yours: ["a"],
    seats: [
      { seat: "a", name: "Ann" },
      { seat: "b", name: "Ben" },
    ],
  }) as never;

beforeAll(openWords);
beforeEach(() => {
  localStorage.clear();
  takeKey("a-key-from-another-device");
  told.length = 0;
  turns.own = null;
  granted.permission = "granted";
  vi.stubGlobal("Notification", Told);
});
afterEach(() => vi.unstubAllGlobals());

async function look(...matches: MatchInfo[]): Promise<void> {
  serve(({ address }) => (address.endsWith("/me/matches") ? matches : problem(404, "")));
  await lookAtTurns();
}

test("matches that wait for oneself are counted before the title", async () => {
  await look(match("m1", "a"), match("m2", "b"), { ...match("m3", "a"), status: "over" } as MatchInfo);
  expect([turns.mine.map((one) => one.match), turns.mark]).toEqual([["m1"], "(1) "]);
  await look(match("m1", "b"));
  expect(turns.mark).toBe("");
});
test("whoever wants it is told of another match that waits, and of none twice", async () => {
  await setNotify(true);
  await look(match("m1", "a"), match("m2", "b"));
  expect(told).toEqual([]);
  await look(match("m1", "a"), match("m2", "a"));
  await look(match("m1", "a"), match("m2", "a"));
  expect(told).toMatchObject([{ body: "Ben", tag: "m2" }]);
});
test("whoever does not want it, or whose browser refuses, is told of none", async () => {
  expect(await setNotify(false)).toBe(true);
  await look(match("m1", "b"));
  await look(match("m1", "a"));
  granted.permission = "denied";
  expect(await setNotify(true)).toBe(false);
  await look(match("m1", "b"));
  await look(match("m1", "a"));
  expect(told).toEqual([]);
});
