// What the board of Skytear shows is the engine's: sight, cover, control, ways and odds, in positions of whole matches.
import { expect, test } from "vitest";
import { controls, fieldOf, sightOf, sumOf, watchers, wayOf, type Field } from "../src/games/skytear/hexes";
import { oddsOf } from "../src/games/skytear/odds";
import type { Side, SkyView } from "../src/games/skytear/types";
import { catalogue, views } from "./skytear/tables";
import { agree, same, vectors } from "./vectors";

const on = (view: SkyView): Field => fieldOf(catalogue, view.battlefield)!;
const figureOf = (view: SkyView, id: string) => [...view.heroes, ...view.minions].find((one) => one.id === id)!;

test("figures see what the engine says", () => {
  agree(vectors<[number, string, string[]]>("skytear-sight").cases, ([number, id, hexes]) => {
    const view = views[number]!;
    const found = [...sightOf(on(view), view, figureOf(view, id)).keys()].sort();
    return same(found, hexes) ? null : found;
  });
});
test("heroes are seen by whom the engine says", () => {
  agree(vectors<[number, Side, string, string[]]>("skytear-watchers").cases, ([number, side, hex, foes]) => {
    const view = views[number]!;
    const found = watchers(on(view), view, catalogue, side, hex).map((hero) => hero.id);
    return same(found.sort(), foes) ? null : found;
  });
});
test("tokens are controlled as the engine counts", () => {
  const counted = views.map((view) => controls(on(view), view));
  agree(vectors<[number, string, number, number]>("skytear-control").cases, ([number, where, south, north]) => {
    const found = counted[number]!.find((one) => one.where === where);
    return found && sumOf(found.south) === south && sumOf(found.north) === north ? null : found;
  });
});
test("figures walk the way the engine takes", () => {
  agree(vectors<[number, string, string, string[]]>("skytear-ways").cases, ([number, id, goal, way]) => {
    const view = views[number]!;
    const found = wayOf(on(view), view, figureOf(view, id), goal);
    return same(found, way) ? null : found;
  });
});
test("attacks promise what the engine says, to those who may know", () => {
  type Case = [number, string, string, [lost: number, chance: number][] | null];
  const { cases } = vectors<Case>("skytear-odds");
  expect(cases.filter(([, , , bars]) => bars).length).toBeGreaterThan(1000);
  agree(cases, ([number, attacker, target, bars]) => {
    const view = views[number]!;
    const [one, other] = [attacker, target].map((id) => view.heroes.find((hero) => hero.id === id)!);
    const found = oddsOf(view, catalogue, one!, other!)?.bars.map(({ lost, chance }) => [lost, chance]) ?? null;
    return same(found, bars, 1e-9) ? null : (found ?? "nothing");
  });
});
