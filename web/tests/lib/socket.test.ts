import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ToClient } from "../../src/lib/messages";
import { Line, newKey, type LineState } from "../../src/lib/socket";
import { fakeSockets, FakeSocket } from "../serving";

let states: LineState[] = [];
let messages: ToClient[] = [];
let line: Line;
function connect(match = "m1", token: string | null = "secret"): Line {
  line = new Line(match, token, () => "pl", {
    message: (message) => void messages.push(message),
    state: (state) => void states.push(state),
  });
  return line;
}
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  fakeSockets();
  states = [];
  messages = [];
});
afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a line says hello with its token and language", () => {
  connect("m/1");
  expect(FakeSocket.last.address).toMatch(/^ws:\/\/.*\/api\/matches\/m%2F1\/play$/);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([{ type: "hello", token: "secret", language: "pl", openly: false }]);
  expect(states).toEqual(["open"]);
});
test("whoever watches has no token", () => {
  connect("m1", null);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent[0]?.["token"]).toBe("");
});
test("what is sent before the line is open goes out then, and again on the next one until it is confirmed", () => {
  connect();
  const first = line.send({ type: "hint" });
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.open();
  const second = line.send({ type: "say", text: "hi" });
  expect(FakeSocket.last.sent.slice(1)).toEqual([
    { type: "hint", key: first },
    { type: "say", text: "hi", key: second },
  ]);
  FakeSocket.last.tell({ type: "hint-given", key: first });
  expect([line.isWaiting(first), line.isWaiting(second)]).toEqual([false, true]);
  FakeSocket.last.close();
  vi.advanceTimersByTime(400);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent.slice(1)).toEqual([{ type: "say", text: "hi", key: second }]);
});
test.each(["accepted", "refused", "probed"])("%s confirms", (type) => {
  connect();
  FakeSocket.last.open();
  const key = line.send({ type: "hint" });
  FakeSocket.last.tell({ type: "chat", key });
  expect(line.isWaiting(key)).toBe(true);
  FakeSocket.last.tell({ type, key });
  expect(line.isWaiting(key)).toBe(false);
  expect(messages.map((message) => message.type)).toEqual(["chat", type]);
});
test("a lost line is tried again, ever more patiently, and at once after a word was heard", () => {
  connect();
  const waits = [400, 800, 1500, 3000, 5000, 5000];
  for (const [tries, wait] of waits.entries()) {
    FakeSocket.last.close();
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all).toHaveLength(tries + 1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(tries + 2);
  }
  expect(new Set(states)).toEqual(new Set(["lost"]));
  FakeSocket.last.open();
  FakeSocket.last.tell({ type: "chat" });
  FakeSocket.last.close();
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(waits.length + 2);
});
test("a line that hangs is given up", () => {
  connect();
  vi.advanceTimersByTime(7999);
  expect(states).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(states).toEqual(["lost"]);
});
test("the network coming back is not waited for, and an open line is left alone", () => {
  connect();
  FakeSocket.last.close();
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.open();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.all).toHaveLength(2);
});
test("an old line has nothing more to say", () => {
  connect();
  const [old] = FakeSocket.all;
  dispatchEvent(new Event("online"));
  old!.tell({ type: "chat" });
  old!.onopen();
  expect([messages, states, FakeSocket.all.length]).toEqual([[], [], 2]);
});
test("a table that is gone is not asked for again, unless the server says so", () => {
  connect();
  FakeSocket.last.open();
  FakeSocket.last.tell({ type: "gone", reason: "moved", again: true });
  expect(states).toEqual(["open"]);
  FakeSocket.last.tell({ type: "gone", reason: "over", again: false });
  expect(states).toEqual(["open", "gone"]);
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(1);
});
test("a closed line stays closed", () => {
  connect();
  FakeSocket.last.open();
  line.close();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("online"));
  expect([FakeSocket.all.length, states]).toEqual([1, ["open"]]);
});
test("no two keys are the same", () => {
  expect(newKey()).toMatch(/^[0-9a-f]{24}$/);
  expect(new Set(Array.from({ length: 50 }, newKey)).size).toBe(50);
});
