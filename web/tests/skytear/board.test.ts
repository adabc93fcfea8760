// What Skytear's board works out for its layers: what stands where, who aims at whom, whose sight is drawn.
import { expect, test } from "vitest";
import { aimedAt, arrowsOf, casterSide, shaft, sideNamed, type Aim } from "../../src/games/skytear/board/aiming";
import { flashOf } from "../../src/games/skytear/board/flashes";
import { actorOf, isMoving, sightShown, watchedHexes } from "../../src/games/skytear/board/seeing";
import { busyHexes, hexOf, structuresOf } from "../../src/games/skytear/board/occupants";
import { controls, fieldOf, sightOf } from "../../src/games/skytear/hexes";
import { hexLabel, partName, sideName, thingName } from "../../src/games/skytear/naming";
import { openWords } from "../../src/lib/words";
import type { EffectView, SkyView } from "../../src/games/skytear/types";
import type { TellEvent } from "../../src/lib/messages";
import { asked, catalogue, option, views } from "./tables";

const view = views.find((one) => one.heroes.filter((hero) => hero.hex).length > 3 && one.minions.length > 1)!;
const field = fieldOf(catalogue, view.battlefield)!;
const structures = structuresOf(field, view);
const places = { field, structures, counts: controls(field, view) };
const at = (thing: string): string | null => hexOf(view, places, thing);
const [own, other] = [
  view.heroes.find((hero) => hero.side === "south" && hero.hex)!,
  view.heroes.find((hero) => hero.side === "north" && hero.hex)!,
];
const effect = (number: number, caster: string, targets: string[]): EffectView =>
  ({ number, caster, targets }) as unknown as EffectView;
const stacked = (stack: EffectView[], resolving: EffectView | null = null): SkyView => ({ ...view, stack, resolving });
const nothing: Aim = { question: null, previewed: undefined, actor: null, hex: null, walks: false };

// What stands where

test("each side has its towers and a nexus", () => {
  const lanes = field.plan.lane.length;
  expect(structures).toHaveLength(2 * (lanes + 1));
  expect(structures.filter((one) => one.nexus).map((one) => one.id)).toEqual(["south.nexus", "north.nexus"]);
  expect(structuresOf(null, view)).toEqual([]);
});
test("before towers are set up they are whole, later as the view says", () => {
  const bare = { ...view.sides.south, towers: {} };
  const early: SkyView = { ...view, phase: "set-up", sides: { south: bare, north: bare } };
  const towers = (now: SkyView): number[] =>
    structuresOf(field, now)
      .filter((one) => !one.nexus)
      .map((one) => one.hp);
  expect(new Set(towers(early))).toEqual(new Set([5]));
  expect(new Set(towers({ ...early, phase: "heroes" }))).toEqual(new Set([0]));
});
test("everything on the table is on a hex", () => {
  expect(at(own.id)).toBe(own.hex);
  expect(at(view.minions[0]!.id)).toBe(view.minions[0]!.hex);
  expect(at("south.nexus")).toBe(structures.find((one) => one.id === "south.nexus")!.hex);
  expect(at(field.hexes[0]!)).toBe(field.hexes[0]);
  expect(at(places.counts[0]!.where)).toBe(places.counts[0]!.hex);
  expect(at("nonsense")).toBeNull();
  const doubled: SkyView = { ...view, heroes: [{ ...own, illusion: "1,2" }] };
  expect(hexOf(doubled, places, `${own.id}.illusion`)).toBe("1,2");
});
test("a hex is busy where somebody stands", () => {
  const busy = busyHexes(view);
  expect(busy.has(own.hex)).toBe(true);
  expect(busy.has(view.minions[0]!.hex)).toBe(true);
});

// Who aims at whom

test("arrows go from casters to targets; only the top one is drawn in full", () => {
  const table = stacked([effect(1, own.id, [other.id])], effect(2, own.id, [own.id, other.id]));
  const arrows = arrowsOf(table, nothing, at);
  expect(arrows.map(({ key, dashed, colour }) => [key, dashed, colour])).toEqual([
    [`s1-${other.id}`, true, "var(--danger)"],
    [`s2-${other.id}`, false, "var(--danger)"],
  ]);
  const friendly = arrowsOf(stacked([effect(1, own.id, [field.hexes[0]!])]), nothing, at);
  expect(friendly[0]?.colour).toBe("var(--bone-1)");
});
test("the previewed option aims from its actor, its second part, or what is moved", () => {
  const lit = (aim: Partial<Aim>): [string, string] | undefined => {
    const [found] = arrowsOf(stacked([]), { ...nothing, actor: own, ...aim }, at);
    return found && [found.from, found.to];
  };
  expect(lit({ previewed: option(`attack:${other.id}`, [other.id]) })).toEqual([own.hex, other.hex]);
  expect(lit({ previewed: option("play", ["card", other.id, own.id]) })).toEqual([other.hex, own.hex]);
  const [hex] = field.hexes;
  expect(lit({ previewed: option(hex!), hex: hex! })).toEqual([own.hex, hex]);
  expect(lit({ previewed: option(hex!), hex: hex!, walks: true })).toBeUndefined();
  expect(lit({ previewed: option(other.id), question: asked("target", {}) })).toEqual([own.hex, other.hex]);
  expect(lit({ previewed: option(other.id), question: asked("choose", {}) })).toBeUndefined();
  const lane = Object.keys(view.tokens)[0]!;
  const advance = asked("advance", { lane });
  expect(lit({ previewed: option(hex!), hex: hex!, question: advance })).toEqual([view.tokens[lane]!.hex, hex]);
});
test("what something hostile is aimed at is marked, and whoever stands in an area", () => {
  const table = stacked([effect(1, own.id, [own.id, other.id])]);
  expect([...aimedAt(table, undefined, new Set(), "south")]).toEqual([other.id]);
  expect(aimedAt(stacked([]), option("hit:x", ["x"]), new Set(), "south")).toEqual(new Set(["x"]));
  expect(aimedAt(stacked([]), undefined, new Set([other.hex!, own.hex!]), "south").has(other.id)).toBe(true);
  expect(aimedAt(stacked([]), undefined, new Set([other.hex!, own.hex!]), "south").has(own.id)).toBe(false);
});
test("sides are told by ids and by who casts", () => {
  expect([sideNamed("south.x"), sideNamed("north.x"), sideNamed("0,1")]).toEqual(["south", "north", null]);
  expect(casterSide(view, own.id)).toBe("south");
  expect(casterSide(view, "nobody")).toBeNull();
});
test("an arrow leaves both hexes free", () => {
  expect(shaft({ x: 0, y: 0 }, { x: 100, y: 0 })).toEqual({
    d: "M24.0 0.0L68.0 0.0",
    head: "M79.0 0.0L66.0 6.5L66.0 -6.5Z",
  });
});

// Whose sight is drawn

test("a question is about a figure, a hero, a caster, or who is active", () => {
  expect(actorOf(view, asked("move", { figure: own.id }))).toBe(own);
  expect(actorOf(view, asked("target", { caster: other.id }))).toBe(other);
  expect(actorOf({ ...view, active: own.id }, null)).toBe(own);
  expect([isMoving(asked("push", {})), isMoving(asked("area", {})), isMoving(null)]).toEqual([true, false, false]);
});
test("sight is that of the figure under the pointer, of the previewed place, else of who aims", () => {
  const seen = (figure: { id: string; hex: string | null }) => new Set(sightOf(field, view, figure).keys());
  const shown = (kind: string, place: string | null, pointed: string | null) =>
    sightShown(field, view, asked(kind, { hero: own.id }), undefined, place, pointed)?.hexes ?? null;
  expect(shown("target", null, other.id)).toEqual(seen(other));
  expect(shown("move", other.hex, null)).toEqual(seen({ id: own.id, hex: other.hex }));
  expect(shown("target", null, null)).toEqual(seen(own));
  expect(shown("choose", null, null)).toBeNull();
  const cast = sightShown(field, view, asked("activation", {}), option("play", ["card", other.id]), null, null);
  expect(cast?.hexes).toEqual(seen(other));
});
test("hexes on which an enemy would see a hero are told", () => {
  const hexes = new Set([other.hex!]);
  expect(watchedHexes(field, view, catalogue, own, hexes)).toEqual(hexes);
  expect(watchedHexes(field, view, catalogue, null, hexes)).toEqual(new Set());
});
test("what happened to a figure rises from it as a number", () => {
  const event = (kind: string, data: Record<string, unknown>): TellEvent =>
    ({ kind, data, index: 3 }) as unknown as TellEvent;
  expect(flashOf(event("damaged", { figure: "a", lost: 2 }))).toEqual({ figure: "a", text: "−2", good: false, key: 3 });
  expect(flashOf(event("structure-damaged", { structure: "s", lost: 1 }))?.figure).toBe("s");
  expect(flashOf(event("healed", { hero: "a", n: 1 }))).toMatchObject({ text: "+1", good: true });
  expect(flashOf(event("moved", { figure: "a" }))).toBeNull();
  expect(flashOf(null)).toBeNull();
});

// What things are called

const seen = (side: "south" | "north"): SkyView => {
  const viewer = view.players.find((player) => player.side === side)!.player;
  return { ...view, viewer, battlefield: "two-lane" };
};
test("everybody sees the battlefield from their own side", async () => {
  await openWords();
  const called = (thing: string): string[] =>
    [seen("south"), seen("north"), { ...seen("south"), viewer: null }].map((one) => thingName(one, catalogue, thing));
  expect(called("south.minion-2")).toEqual(["your minion 2", "enemy minion 2", "minion 2 of the south"]);
  expect(called("north.nexus")).toEqual(["enemy Nexus", "your Nexus", "Nexus of the north"]);
  expect(called("south.tower-west")).toEqual([
    "your tower, left lane",
    "enemy tower, right lane",
    "tower of the south, left lane",
  ]);
  expect(["south", "north"].map((side) => partName(seen(side as "south"), "dome-east"))).toEqual([
    "right dome",
    "left dome",
  ]);
  expect(sideName(seen("north"), "south")).toBe("Enemy");
});
test("hexes are called as the server calls them", () => {
  const both = (hex: string): string[] => [seen("south"), seen("north")].map((one) => hexLabel(one, catalogue, hex));
  expect(["-6,9", "-4,8", "-4,3", "0,0", "0,-3"].map(both)).toEqual([
    ["a1", "m13"],
    ["c1", "k13"],
    ["c6", "k8"],
    ["g7", "g7"],
    ["g10", "g4"],
  ]);
});
