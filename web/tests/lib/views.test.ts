import { expect, test } from "vitest";
import type { TableMessage, TellEvent } from "../../src/lib/messages";
import { changed, frames, tableNow } from "../../src/lib/views";

const event = (kind: string): TellEvent => ({ kind }) as TellEvent;

test("a change makes a new view, and leaves alone what it does not name", () => {
  const before = { turn: 1, players: [{ hand: 3 }, { hand: 5 }] };
  const after = changed(before, [{ path: ["players", 0, "hand"], value: 2 }]);
  expect(after).toEqual({ turn: 1, players: [{ hand: 2 }, { hand: 5 }] });
  expect(before.players[0]).toEqual({ hand: 3 });
  expect(after["players"][1]).toBe(before.players[1]);
});
test("a change without a path is the whole view", () => {
  expect(changed({ turn: 1 }, [{ path: [], value: { turn: 7 } }])).toEqual({ turn: 7 });
});
test("moments become frames, each with the table right after it", () => {
  const shown = frames([
    { event: event("a"), changes: [{ path: ["turn"], value: 1 }] },
    { event: event("b"), changes: [] },
    { event: event("c"), changes: [{ path: ["turn"], value: 2 }] },
  ]);
  expect(shown.map((frame) => [frame.event.kind, frame.view["turn"]])).toEqual([
    ["a", 1],
    ["b", 1],
    ["c", 2],
  ]);
});
test("a table message builds on its moments, or on the view before", () => {
  const moments = [{ event: event("a"), changes: [{ path: ["turn"], value: 1 }] }];
  const message = (given: unknown): TableMessage => given as TableMessage;
  const now = tableNow(message({ moments, changes: [{ path: ["active"], value: 0 }], over: false }), { turn: 0 });
  expect(now.view).toEqual({ turn: 1, active: 0 });
  expect(now.frames).toHaveLength(1);
  expect("moments" in now).toBe(false);
  expect(tableNow(message({ moments: [], changes: [] }), { turn: 4 }).view).toEqual({ turn: 4 });
});
