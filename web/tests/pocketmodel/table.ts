// A small table to ask about: a wing and a walker against one frigate, and questions about them.
import { Choosing } from "../../src/lib/choosing.svelte";
import type { TellEvent, TellOption, TellQuestion } from "../../src/lib/messages";
import type { BattleView, PocketCatalogue, PocketView, SideView, UnitView } from "../../src/games/pocketmodel/types";

export const BOOK = { cards: {}, icons: {}, units: {} } as unknown as PocketCatalogue;

export function unit(id: string, zone: string, more: Partial<UnitView> = {}): UnitView {
  return {
    ...{ id, kind: id.slice(2), owner: "ab".indexOf(id[0]!), zone, stars: 1, domain: "space" },
    ...{ attack: 3, damage: 1, defense: 10, shields: 2, tokens: 0, icons: [], changes: [], standing: [] },
    ...more,
  } as unknown as UnitView;
}
export function table(more: Partial<PocketView> = {}): PocketView {
  const player = (number: number, units: UnitView[]) => ({
    ...{ player: number, seat: "ab"[number], list: "", out: false, units, removed: [] },
    objectives: [1, 2].map((place) => ({ place: `${"ab"[number]}${place}`, destroyed: false })),
  });
  return {
    ...{ viewer: 0, turn: 1, battle: null, strike: null, result: null },
    players: [
      player(0, [unit("a.wing", "contested"), unit("a.walker", "home-b")]),
      player(1, [unit("b.frigate", "contested")]),
    ],
    ...more,
  } as unknown as PocketView;
}
export function battle(attacker: string, defender: string, more: Partial<SideView> = {}): BattleView {
  const side = (id: string): SideView =>
    ({
      ...{ unit: id, card: null, ability: false, dice: [], hit: false, gone: false },
      ...{ attack: [[id, 3]], damage: [[id, 1]], defense: [[id, 10]] },
      ...more,
    }) as unknown as SideView;
  return { zone: "contested", step: 1, sides: [side(attacker), side(defender)] };
}
export function asks(kind: string, ids: string[], more: Partial<TellQuestion> = {}): TellQuestion {
  const options = ids.map((id) => ({ id, parts: id.split(">"), text: id, weight: 1, group: "" }) as TellOption);
  return {
    ...{ number: 1, kind, form: "pick-some", options, refused: [], about: {}, most: 3, budget: null, ordered: true },
    outlooks: {},
    ...more,
  } as unknown as TellQuestion;
}
export function asked(question: TellQuestion | null): Choosing {
  const choosing = new Choosing();
  choosing.ask(question);
  return choosing;
}
export function event(kind: string, data: Record<string, unknown> = {}, index = 1): TellEvent {
  return { kind, data, index } as unknown as TellEvent;
}
