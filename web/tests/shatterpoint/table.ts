// A small table to ask about: two troopers against one leader, and questions about them.
import { Choosing } from "../../src/lib/choosing.svelte";
import type { TellEvent, TellOption, TellQuestion } from "../../src/lib/messages";
import { Ground } from "../../src/games/shatterpoint/terrain";
import type { CharacterView, ShatterView, UnitView } from "../../src/games/shatterpoint/types";

export const OPEN = new Ground({ name: "", source: "", parts: [], transitions: [] });

function character(id: string, x: number, y: number, more: Partial<CharacterView> = {}): CharacterView {
  return { id, x, y, height: 0, radius: 20, on_field: true, engaged: [], focus: 0, ...more } as CharacterView;
}
function unit(id: string, owner: number, characters: CharacterView[]): UnitView {
  return { id, owner, kind: id.slice(2), characters, stance: "", conditions: [], hunker: 0 } as unknown as UnitView;
}
export function table(more: Partial<ShatterView> = {}): ShatterView {
  const troopers = unit("a.troopers", 0, [character("a.troopers.1", 100, 100), character("a.troopers.2", 200, 100)]);
  const leader = unit("b.leader", 1, [character("b.leader.1", 100, 240)]);
  const player = (number: number, one: UnitView) => ({ player: number, units: [one], discard: [], reserve: null });
  return {
    viewer: 0,
    turn: 1,
    attacks: [],
    activation: null,
    objectives: [],
    tracker: { token: 0, momentum: [0, 0], won_by: -1 },
    players: [player(0, troopers), player(1, leader)],
    ...more,
  } as unknown as ShatterView;
}
export function option(id: string): TellOption {
  const parts = id.replace(/^[a-z-]+:/, "").split(">");
  return { id, parts, text: id, weight: 0, group: "", alone: false } as TellOption;
}
export function asks(kind: string, ids: string[], more: Partial<TellQuestion> = {}): TellQuestion {
  const options = ids.map(option);
  return {
    number: 1,
    kind,
    form: "pick",
    options,
    refused: [],
    about: {},
    outlooks: {},
    most: 1,
    ...more,
  } as unknown as TellQuestion;
}
export function asked(question: TellQuestion): Choosing {
  const choosing = new Choosing();
  choosing.ask(question);
  return choosing;
}
export function event(kind: string, data: Record<string, unknown>, index = 1): TellEvent {
  return { kind, data, index } as unknown as TellEvent;
}
