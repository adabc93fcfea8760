import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Front } from "../../src/games/front";
import { setSpeed } from "../../src/lib/settings.svelte";
import { Table } from "../../src/lib/table.svelte";
import { fakeSockets, FakeSocket } from "../serving";

const FRONT = {
  beat: () => 100,
  turnOf: (event: { data: { turn?: number } }) => event.data.turn ?? null,
} as unknown as Front;

let table: Table;
const tell = (message: object): void => FakeSocket.last.tell(message);
const lastSent = (): Record<string, unknown> => FakeSocket.last.sent.at(-1)!;
const option = (id: string) => ({ id, parts: [id], text: id, weight: 0, group: "", alone: false });
const question = (number: number, more: object = {}) => ({
  number,
  form: "pick-one",
  options: [option("a"), option("b")],
  refused: [],
  most: 1,
  budget: null,
  ...more,
});
const event = (index: number, turn?: number) => ({ index, data: turn === undefined ? {} : { turn } });
const state = (sequence: number, more: object = {}) => ({
  type: "table",
  sequence,
  question: null,
  result: null,
  log: [],
  log_from: 0,
  moments: [],
  changes: [{ path: ["at"], value: sequence }],
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  setSpeed(1);
  fakeSockets();
  table = new Table("m1", "secret", () => FRONT);
  FakeSocket.last.open();
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the first table is shown as it is, later ones moment by moment", () => {
  tell(state(1, { log: [event(0, 1)] }));
  expect([table.state, table.view, table.over]).toEqual(["open", { at: 1 }, false]);
  const moments = [{ event: event(1), changes: [{ path: ["at"], value: "between" }] }];
  tell(state(2, { log: [event(1), event(2)], log_from: 1, moments, result: "Ada wins." }));
  expect([table.view, table.over, table.log.length, table.shownLog.length]).toEqual([{ at: "between" }, true, 3, 2]);
  vi.advanceTimersByTime(100);
  expect([table.view, table.shownLog.length]).toEqual([{ at: 2 }, 3]);
});
test("what happened this turn is told up to what is shown", () => {
  tell(state(1, { log: [event(0, 1), event(1), event(2, 2), event(3)] }));
  expect(table.recent.map((one) => one.index)).toEqual([2, 3]);
});
test("taking back shortens the log and is shown at once", () => {
  tell(state(1, { log: [event(0), event(1), event(2)] }));
  const moments = [{ event: event(1), changes: [] }];
  tell(state(2, { log: [event(1)], log_from: 1, moments }));
  expect([table.log.map((one) => one.index), table.view, table.show.running]).toEqual([[0, 1], { at: 2 }, false]);
});
test("an answer is sent once, and nothing else until the table has changed", () => {
  tell(state(1, { question: question(7) }));
  table.confirm();
  expect(FakeSocket.last.sent).toHaveLength(1);
  table.choosing.toggle("a");
  table.confirm();
  table.confirm();
  expect(FakeSocket.last.sent).toHaveLength(2);
  expect(lastSent()).toMatchObject({ type: "answer", number: 7, answer: "a", key: table.sending });
  tell({ type: "accepted", key: table.sending, sequence: 2 });
  expect(table.sending).not.toBe("");
  tell(state(2));
  expect(table.sending).toBe("");
});
test("a confirmation that comes after its table ends the waiting too", () => {
  tell(state(5, { question: question(7) }));
  table.choosing.toggle("a");
  table.confirm();
  tell({ type: "accepted", key: table.sending, sequence: 5 });
  expect(table.sending).toBe("");
});
test("a refusal is shown until the next question or message", () => {
  tell(state(1, { question: question(7) }));
  table.choosing.toggle("a");
  table.confirm();
  tell({ type: "refused", key: table.sending, reason: "Too far.", rule: "XW-1" });
  expect([table.sending, table.refusal]).toEqual(["", { reason: "Too far.", rule: "XW-1" }]);
  tell(state(2, { question: question(7) }));
  expect(table.refusal).not.toBeNull();
  tell(state(3, { question: question(8) }));
  expect(table.refusal).toBeNull();
  tell({ type: "refused", key: "", reason: "No.", rule: "" });
  table.send({ type: "hint" });
  expect(table.refusal).toBeNull();
});
test("poses are asked about one at a time, the latest next", () => {
  tell(state(1, { question: question(7, { form: "place", options: [] }) }));
  table.put([1, 1, 0]);
  const first = lastSent();
  table.put([2, 2, 0]);
  table.put([3, 3, 0]);
  expect(FakeSocket.last.sent).toHaveLength(2);
  tell({ type: "probed", key: first["key"], legal: false, reason: "no", rule: "" });
  expect([lastSent()["answer"], table.choosing.verdict]).toEqual([[3, 3, 0], "asking"]);
  tell({ type: "probed", key: "another", legal: true });
  expect(table.choosing.verdict).toBe("asking");
  tell({ type: "probed", key: lastSent()["key"], legal: false, reason: "Off the board.", rule: "R" });
  expect(table.choosing.verdict).toMatchObject({ id: "3,3,0", reason: "Off the board.", rule: "R" });
  table.put([4, 4, 0]);
  tell({ type: "refused", key: lastSent()["key"], reason: "Too late.", rule: "" });
  expect([table.refusal, table.choosing.tried?.reason]).toEqual([null, "Too late."]);
});
test("a hint picks what it says, as far as it is there, or puts a piece", () => {
  tell(state(1, { question: question(7) }));
  tell({ type: "hint-given", key: "", answer: ["b", "z"], text: "" });
  expect([table.choosing.chosen, table.hint?.answer]).toEqual([["b"], ["b", "z"]]);
  tell({ type: "hint-given", key: "", answer: "a", text: "" });
  expect(table.choosing.chosen).toEqual(["a"]);
  tell(state(2, { question: question(8, { form: "place", options: [] }) }));
  expect(table.hint).toBeNull();
  tell({ type: "hint-given", key: "", answer: [5, 6, 90], text: "" });
  expect([table.choosing.pose, lastSent()["type"]]).toEqual([[5, 6, 90], "probe"]);
});
test("chat that was there before one came is read; what comes then is not, and a new line tells all anew", () => {
  tell({ type: "chat", text: "old" });
  tell(state(1));
  tell({ type: "chat", text: "new" });
  expect([table.chat.length, table.unread]).toEqual([2, 1]);
  FakeSocket.last.close();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open();
  tell({ type: "chat", text: "old" });
  expect([table.chat.length, table.unread]).toEqual([1, 1]);
});
test("it knows since when the line is lost, and when the table was last told", () => {
  tell(state(1));
  expect(table.toldAt).toBe(1_000_000);
  vi.setSystemTime(2_000_000);
  FakeSocket.last.close();
  expect([table.state, table.lostAt]).toEqual(["lost", 2_000_000]);
  vi.setSystemTime(3_000_000);
  vi.advanceTimersByTime(1000);
  FakeSocket.last.close();
  expect(table.lostAt).toBe(2_000_000);
});
test("a table that is gone says why", () => {
  tell({ type: "gone", reason: "Nobody came.", again: false });
  expect([table.state, table.goneReason]).toEqual(["gone", "Nobody came."]);
});
test("nothing flickers when the next one sits down to see the very same", () => {
  const watched = new Table("m1", null, () => FRONT);
  FakeSocket.last.open();
  tell(state(1, { seat: "a", question: question(1), log: [event(0, 1)] }));
  const next = new Table("m1", "other", () => FRONT, true, watched);
  expect([next.view, next.log.length, next.now?.seat, next.now?.question]).toEqual([{ at: 1 }, 1, null, null]);
  const hidden = new Table("m1", "other", () => FRONT, false, watched);
  expect([hidden.now, hidden.log]).toEqual([null, []]);
  for (const one of [watched, next, hidden]) one.close();
});
