import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TellEvent } from "../../src/lib/messages";
import { hurtMarks, Reel, thisTurn, turnMarks } from "../../src/lib/reel.svelte";

const event = (kind: string, turn: number | null = null): TellEvent =>
  ({ kind, data: { turn } }) as unknown as TellEvent;
const turnOf = (one: TellEvent): number | null => (one.data["turn"] as number | null) ?? null;
const EVENTS = [event("turn", 1), event("quiet"), event("loud"), event("turn", 2), event("loud")];

function reel(): Reel {
  const made = new Reel((one) => (one.kind === "quiet" ? 0 : 100), turnOf);
  made.load(EVENTS.map((one) => ({ event: one, view: {} })));
  return made;
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("turns are marked where they begin", () => {
  expect(turnMarks(EVENTS, turnOf)).toEqual([
    { at: 0, turn: 1 },
    { at: 3, turn: 2 },
  ]);
  expect(thisTurn(EVENTS, turnOf)).toEqual(EVENTS.slice(3));
  expect(thisTurn([event("loud")], turnOf)).toHaveLength(1);
});
test("a reel opens at its end, and steps over what is not to be seen", () => {
  const made = reel();
  expect(made.at).toBe(4);
  made.seek(2);
  made.step(-1);
  expect(made.at).toBe(0);
  made.step(1);
  expect(made.at).toBe(2);
  expect(made.log).toHaveLength(3);
});
test("it goes from turn to turn, and not beyond its ends", () => {
  const made = reel();
  made.turnStep(-1);
  expect(made.at).toBe(3);
  made.turnStep(-1);
  made.turnStep(-1);
  expect(made.at).toBe(0);
  made.turnStep(1);
  made.turnStep(1);
  expect(made.at).toBe(4);
  made.seek(99);
  expect(made.at).toBe(4);
});
test("it plays from the start to the end by itself", () => {
  const made = reel();
  made.toggle();
  expect([made.playing, made.at]).toEqual([true, 0]);
  vi.runAllTimers();
  expect([made.playing, made.at]).toEqual([false, 4]);
});
test("moments that hurt somebody are marked", () => {
  const hurt = (one: TellEvent): number | null => (one.kind === "loud" ? 1 : null);
  expect(hurtMarks(EVENTS, hurt)).toEqual([
    { at: 2, player: 1 },
    { at: 4, player: 1 },
  ]);
});
test("an event of the log is visited where it, or a later one, has happened", () => {
  const made = new Reel(
    () => 0,
    () => null,
  );
  made.load([3, 5, 9].map((index) => ({ event: { index } as TellEvent, view: {} })));
  made.visit(5);
  expect(made.at).toBe(1);
  made.visit(6);
  expect(made.at).toBe(2);
  made.visit(1);
  expect(made.at).toBe(0);
});
test("speeds go round", () => {
  const made = reel();
  const speeds = Array.from({ length: 5 }, () => (made.faster(), made.speed));
  expect(speeds).toEqual([2, 4, 0.5, 1, 2]);
});
