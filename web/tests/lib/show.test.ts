import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TellEvent } from "../../src/lib/messages";
import { setSpeed } from "../../src/lib/settings.svelte";
import { Show } from "../../src/lib/show.svelte";
import type { Frame } from "../../src/lib/views";

const frame = (turn: number, beat: number): Frame => ({ event: { index: turn, beat } as never, view: { turn } });
const heard: number[] = [];
const show = (): Show =>
  new Show(
    (event) => (event as unknown as { beat: number }).beat,
    (event: TellEvent) => void heard.push(event.index),
  );
beforeEach(() => {
  vi.useFakeTimers();
  setSpeed(1);
  heard.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("moments are shown one after the other, each for its beat, those without one at once", () => {
  const made = show();
  made.set({ turn: 0 });
  made.play([frame(1, 100), frame(2, 0), frame(3, 200)], { turn: 4 });
  expect([made.view, made.event?.index, made.running]).toEqual([{ turn: 1 }, 1, true]);
  vi.advanceTimersByTime(99);
  expect(made.event?.index).toBe(1);
  vi.advanceTimersByTime(1);
  expect([made.view, made.event?.index]).toEqual([{ turn: 3 }, 3]);
  vi.advanceTimersByTime(200);
  expect([made.view, made.event, made.running]).toEqual([{ turn: 4 }, null, false]);
  expect(heard).toEqual([1, 3]);
});
test("what comes while something is shown waits for it", () => {
  const made = show();
  made.play([frame(1, 100)], { turn: 2 });
  made.play([frame(3, 100)], { turn: 4 });
  expect(made.view).toEqual({ turn: 1 });
  vi.advanceTimersByTime(100);
  expect(made.view).toEqual({ turn: 3 });
  made.play([], { turn: 5 });
  expect(made.running).toBe(true);
  vi.advanceTimersByTime(100);
  expect(made.view).toEqual({ turn: 5 });
});
test("it can be finished at once, and replaced", () => {
  const made = show();
  made.play([frame(1, 100), frame(2, 100)], { turn: 3 });
  made.finish();
  expect([made.view, made.running, made.event]).toEqual([{ turn: 3 }, false, null]);
  vi.runAllTimers();
  expect(heard).toEqual([1]);
  made.play([frame(1, 100)], { turn: 3 });
  made.set({ turn: 9 });
  vi.runAllTimers();
  expect(made.view).toEqual({ turn: 9 });
});
test("a faster pace is faster, and much that happened is hurried through", () => {
  setSpeed(2);
  const quick = show();
  quick.play([frame(1, 100)], { turn: 2 });
  vi.advanceTimersByTime(50);
  expect(quick.running).toBe(false);
  setSpeed(1);
  const long = show();
  long.play(
    Array.from({ length: 30 }, (_, turn) => frame(turn, 1000)),
    { turn: 99 },
  );
  vi.advanceTimersByTime(8900);
  expect(long.running).toBe(true);
  vi.advanceTimersByTime(200);
  expect([long.running, long.view]).toEqual([false, { turn: 99 }]);
});
test("without animation, and where nobody looks, the end is shown, and the last sound heard", () => {
  for (const hide of [false, true]) {
    heard.length = 0;
    setSpeed(hide ? 1 : 0);
    vi.spyOn(document, "hidden", "get").mockReturnValue(hide);
    const made = show();
    made.play([frame(1, 100), frame(2, 100), frame(3, 0)], { turn: 4 });
    expect([made.view, made.running, heard]).toEqual([{ turn: 4 }, false, [2]]);
  }
});
test("nothing to show is shown at once", () => {
  const made = show();
  made.play([], { turn: 1 });
  expect([made.view, made.running]).toEqual([{ turn: 1 }, false]);
});
