// Skytear's lower edge: which cards lie there, by what name each is picked, how far they overlap.
import { expect, test } from "vitest";
import { asksForCards, draftedOf, elsewhereOf, inHand, isSlim, widthOf } from "../../src/games/skytear/hand/cards";
import type { SkyCatalogue, SkyView } from "../../src/games/skytear/types";
import { asked, option } from "./tables";

const catalogue = {
  cards: { ignite: { id: "ignite" }, surge: { id: "surge" }, first: { id: "first", first_player: true } },
} as unknown as SkyCatalogue;
const table = (more: Partial<SkyView>): SkyView =>
  ({
    viewer: 0,
    first: 0,
    flux: false,
    phase: "heroes",
    players: [
      { player: 0, side: "south", hand: ["ignite", "ignite", "surge"] },
      { player: 1, side: "north", hand: null },
    ],
    ...more,
  }) as unknown as SkyView;
const things = (view: SkyView, options: string[] = []): string[] =>
  inHand(
    view,
    asked(
      "activation",
      {},
      options.map((id) => option(id)),
    ),
    catalogue,
  ).map((held) => held.thing);

test("equal cards are picked by names of their own, where the question has them", () => {
  expect(things(table({}))).toEqual(["ignite", "ignite", "surge"]);
  expect(things(table({}), ["ignite", "ignite.2"])).toEqual(["ignite", "ignite.2", "surge"]);
});
test("the first player's card is in the southern hand while heroes act", () => {
  expect(things(table({ flux: true }))[0]).toBe("first");
  expect(things(table({ flux: true, phase: "minions" }))[0]).toBe("ignite");
  expect(things(table({ flux: true, viewer: 1 }))).toEqual([]);
});
test("spectators hold nothing", () => {
  expect(things(table({ viewer: null, flux: true }))).toEqual([]);
});
test("cards that are looked at are shown in place of the hand", () => {
  const looked = asked("modifier", {}, [option("ignite.2"), option("pass")]);
  expect(elsewhereOf(looked, catalogue)).toEqual([{ card: "ignite.2", thing: "ignite.2" }]);
  expect(elsewhereOf({ ...looked, kind: "activation" }, catalogue)).toEqual([]);
  expect(elsewhereOf(null, catalogue)).toEqual([]);
});
test("heroes and factions are shown while they are chosen", () => {
  expect(draftedOf(asked("draft", {}, [option("yami"), option("corjof")]))).toEqual(["yami", "corjof"]);
  expect(draftedOf(asked("choose", {}, [option("yami")]))).toEqual([]);
  expect(draftedOf(null)).toEqual([]);
});
test("cards step back only where cards are asked for", () => {
  expect(asksForCards(asked("choose", {}, [option("surge")]), catalogue)).toBe(true);
  expect(asksForCards(asked("priority", {}, [option("pass")]), catalogue)).toBe(true);
  expect(asksForCards(asked("move", {}, [option("0,1")]), catalogue)).toBe(false);
  expect(asksForCards(null, catalogue)).toBe(false);
});
test("cards become slim before they would lie over each other", () => {
  expect([widthOf(3, 2000), widthOf(5, 600), widthOf(7, 600), widthOf(9, 300), widthOf(0, 600)]).toEqual([
    126, 110, 77, 70, 126,
  ]);
  expect([110, 77].map(isSlim)).toEqual([false, true]);
});
