import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Trouble } from "../../src/lib/api";
import { Back } from "../../src/lib/back.svelte";
import { Saying, troubleTold } from "../../src/lib/saying.svelte";
import { Seating } from "../../src/lib/seating.svelte";
import { openWords, t } from "../../src/lib/words";

beforeAll(openWords);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Tables that are opened, with the tokens they were opened with, and whether they were closed. */
function seating(...held: string[]) {
  const opened: { token: string | null; openly: boolean; closed: boolean; close(): void }[] = [];
  const made = new Seating(held, (token, openly) => {
    const table = {
      token,
      openly,
      closed: false,
      close() {
        this.closed = true;
      },
    };
    opened.push(table);
    return table;
  });
  return { made, tokens: () => opened.map((one) => one.token), opened };
}

test("one person sits down at once; whoever holds nothing watches", () => {
  const alone = seating("x");
  expect([alone.tokens(), alone.made.shared, alone.made.token]).toEqual([["x"], false, "x"]);
  const nobody = seating();
  expect([nobody.tokens(), nobody.made.token]).toEqual([[null], null]);
});
test("on a shared screen nobody sits until somebody says who it is", () => {
  const { made, tokens, opened } = seating("x", "y");
  expect([tokens(), made.shared, made.token]).toEqual([[null], true, null]);
  made.take("a");
  expect([tokens(), opened[0]?.closed, made.table]).toEqual([[null, "x"], true, opened[1]]);
  made.told("a");
  expect([tokens(), made.wanted, made.token]).toEqual([[null, "x"], "a", "x"]);
});
test("tokens are tried until one opens the wanted seat, and then known", () => {
  const { made, tokens } = seating("x", "y", "z");
  made.take("c");
  made.told("a");
  made.told("b");
  made.told("c");
  expect(tokens()).toEqual([null, "x", "y", "z"]);
  made.handOver();
  expect([made.wanted, made.token, tokens().at(-1)]).toEqual([null, null, null]);
  made.take("b");
  expect(tokens().at(-1)).toBe("y");
});
test("a seat that none of the tokens opens is given up", () => {
  const { made, tokens } = seating("x", "y");
  made.take("z");
  made.told("a");
  made.told("b");
  expect([made.wanted, tokens().at(-1)]).toEqual([null, null]);
});
test("who sits openly sees what everybody sees, until the own side is wanted", () => {
  const { made, opened } = seating("x", "y");
  made.take("a", true);
  made.told("a");
  expect([made.openly, made.wanted]).toEqual([true, "a"]);
  made.take("a");
  expect(made.openly).toBe(false);
  made.handOver();
  expect(opened.map(({ token, openly }) => [token, openly])).toEqual([
    [null, true],
    ["x", true],
    ["x", false],
    [null, true],
  ]);
});
test("a seat is given up for good when every token opens another one", () => {
  const { made } = seating("x", "y");
  expect(made.mayTake("z")).toBe(true);
  made.take("z", true);
  made.told("a");
  made.told("b");
  expect([made.mayTake("z"), made.mayTake("a"), made.wanted]).toEqual([false, true, null]);
});
test("what a table tells while nobody wants to sit changes nothing", () => {
  const { made, tokens } = seating("x", "y");
  made.told("a");
  expect(tokens()).toEqual([null]);
  const alone = seating("x");
  alone.made.told("a");
  expect(alone.tokens()).toEqual(["x"]);
});
test("a seat just taken is sat down at", () => {
  const { made, tokens } = seating();
  made.join("new");
  expect([made.held, tokens(), made.token]).toEqual([["new"], [null, "new"], "new"]);
});

const frame = (index: number, turn: number | null = null) => ({ event: { index, turn } as never, view: {} });
function back(frames: () => Promise<ReturnType<typeof frame>[]>) {
  const told: unknown[] = [];
  const made = new Back({
    beat: () => 100,
    turnOf: (event) => (event as unknown as { turn: number | null }).turn,
    frames,
    begun: () => void told.push("begun"),
    failed: (problem) => void told.push(problem),
  });
  return { made, told };
}
const MOMENTS = [frame(0, 1), frame(1), frame(2, 2), frame(3)];

test("looking back begins with the moments so far, asked for once", async () => {
  const frames = vi.fn(() => Promise.resolve(MOMENTS));
  const { made, told } = back(frames);
  made.seek(1);
  made.seek(2);
  expect(made.on).toBe(false);
  await vi.runAllTimersAsync();
  expect([made.on, made.reel.at, told]).toEqual([true, 1, ["begun"]]);
  made.visit(3);
  expect([made.reel.at, frames.mock.calls.length]).toEqual([3, 1]);
});
test("a step beyond the last moment is the present", async () => {
  const { made } = back(() => Promise.resolve(MOMENTS));
  made.step(-1);
  await vi.runAllTimersAsync();
  expect([made.on, made.reel.at]).toEqual([true, 2]);
  made.turnStep(-1);
  expect(made.reel.at).toBe(0);
  made.turnStep(1);
  expect([made.on, made.reel.at]).toEqual([true, 2]);
  made.step(1);
  expect([made.on, made.reel.at]).toEqual([true, 3]);
  made.step(1);
  expect(made.on).toBe(false);
  made.turnStep(1);
  await vi.runAllTimersAsync();
  expect(made.on).toBe(false);
});
test("it plays, and ends without playing on", async () => {
  const { made } = back(() => Promise.resolve(MOMENTS));
  made.toggle();
  await vi.advanceTimersByTimeAsync(1);
  expect([made.on, made.reel.playing]).toEqual([true, true]);
  made.end();
  expect([made.on, made.reel.playing]).toEqual([false, false]);
});
test("moments that cannot be had are told, and can be asked for again", async () => {
  let down = true;
  const { made, told } = back(() => (down ? Promise.reject(new Error("down")) : Promise.resolve(MOMENTS)));
  made.seek(1);
  await vi.runAllTimersAsync();
  expect([made.on, told]).toEqual([false, [new Error("down")]]);
  down = false;
  made.seek(1);
  await vi.runAllTimersAsync();
  expect(made.on).toBe(true);
});

test("something is said for a while, the latest the whole of it", () => {
  const made = new Saying();
  made.say("one");
  vi.advanceTimersByTime(3000);
  made.say("two");
  vi.advanceTimersByTime(3999);
  expect(made.text).toBe("two");
  vi.advanceTimersByTime(1);
  expect(made.text).toBe("");
});
test("trouble is told in the server's words, else in ours", () => {
  expect(troubleTold(new Trouble("Not now."))).toBe("Not now.");
  expect(troubleTold(new Trouble(""))).toBe(t("trouble-offline"));
  const made = new Saying();
  made.fail(new Error("inside"));
  expect(made.text).toBe(t("trouble-offline"));
});
test("an address is copied; where that is not allowed it is shown", async () => {
  const written: string[] = [];
  const clipboard = { writeText: (text: string) => Promise.resolve(void written.push(text)) };
  vi.stubGlobal("navigator", { ...navigator, clipboard });
  const made = new Saying();
  await made.copy("/t/m1");
  expect([written, made.text]).toEqual([[`${location.origin}/t/m1`], t("menu-copied")]);
  vi.stubGlobal("navigator", { ...navigator, clipboard: undefined });
  document.execCommand = () => false;
  await made.copy("/t/m2");
  expect(made.text).toBe(`${location.origin}/t/m2`);
});
