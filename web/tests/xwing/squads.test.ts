// Squads in the builder: what is added, copied and left out, what it costs, and which slots there are.
import { expect, test } from "vitest";
import {
  emptySquad,
  formatOf,
  fromReady,
  lengthen,
  limitOf,
  piecesOf,
  shorten,
  slotsNow,
  withBuild,
  withCopy,
  withObstacle,
  withShip,
  withUpgrade,
} from "../../src/games/xwing/builder/squads";
import type { XWingCatalogue } from "../../src/games/xwing/types";

const book = {
  pilots: {
    luke: { name: "Luke", ship: "xwing", points: 60, slots: ["talent", "torpedo", "torpedo"], formats: ["standard"] },
    guard: { name: "Guard", ship: "corvette", points: 146, slots: ["crew"], formats: ["epic"] },
  },
  ships: { xwing: { size: "small" }, corvette: { size: "huge" } },
  upgrades: {
    r2d2: { points: 6, slots: ["astromech"], formats: ["standard"] },
    plates: { points: { by: "size", values: [2, 3, 4] }, slots: ["crew"], formats: ["standard"] },
  },
  formats: { standard: { limit: 200 }, epic: { limit: 500 } },
  quick_builds: { "luke-2": { id: "luke-2", threat: 4, ships: [{ pilot: "luke", upgrades: ["r2d2"] }] } },
} as unknown as XWingCatalogue;
const build = book.quick_builds["luke-2"]!;
const luke = { pilot: "luke", upgrades: ["r2d2"] };
const squad = withShip(emptySquad("rebelalliance"), luke);

test("ships and upgrades are added, and copies share nothing", () => {
  const twice = withCopy(squad, 0);
  const more = withUpgrade(twice, 1, "r2d2");
  expect(more.ships.map((ship) => ship.upgrades)).toEqual([["r2d2"], ["r2d2", "r2d2"]]);
  expect(twice.ships[1]!.upgrades).not.toBe(twice.ships[0]!.upgrades);
  expect(withCopy(squad, 5)).toEqual(squad);
});
test("a quick build comes as itself, but as its ships where there are ships", () => {
  expect(withBuild(emptySquad("rebelalliance"), build).builds).toEqual(["luke-2"]);
  expect(withBuild(squad, build)).toEqual({ ...squad, ships: [luke, luke] });
});
test("obstacles are taken and left, the last three count", () => {
  const four = ["a", "b", "c", "d"].reduce(withObstacle, squad);
  expect(four.obstacles).toEqual(["b", "c", "d"]);
  expect(withObstacle(four, "c").obstacles).toEqual(["b", "d"]);
});
test("the gauge shows ships by points, quick builds by threat", () => {
  expect(piecesOf(squad, book)).toEqual([{ size: 66, name: "Luke" }]);
  const built = withBuild(emptySquad("rebelalliance"), build);
  expect(piecesOf({ ...built, builds: ["luke-2", "unknown"] }, book)).toEqual([
    { size: 4, name: "Luke" },
    { size: 0, name: "unknown" },
  ]);
});
test("slots are the server's where it speaks of the same pilot, else the printed ones", () => {
  expect(slotsNow(luke, { pilot: "luke", slots: { crew: 1 } }, book)).toEqual({ crew: 1 });
  expect(slotsNow(luke, { pilot: "wedge", slots: { crew: 1 } }, book)).toEqual({ talent: 1, torpedo: 2 });
  expect(slotsNow(luke, undefined, null)).toEqual({});
});
test("a squad is for what it says, else for what is in it", () => {
  const huge = withShip(squad, { pilot: "guard", upgrades: ["plates"] });
  expect([squad, { ...squad, format: "epic" }, huge].map((one) => formatOf(one, book))).toEqual([
    "standard",
    "epic",
    "epic",
  ]);
  expect([limitOf(squad, book), limitOf(huge, book)]).toEqual([200, 500]);
  expect(piecesOf(huge, book)[1]).toEqual({ size: 146 + 4, name: "Guard" });
});
test("the format survives a link, and comes with a ready-made squad", () => {
  const epic = { ...squad, format: "epic" };
  expect(lengthen(JSON.parse(JSON.stringify(shorten(epic))))).toEqual(epic);
  expect(lengthen(shorten(squad))).toEqual(squad);
  const ready = { name: "x", faction: "y", obstacles: [] };
  expect([fromReady({ ...ready, format: "epic" }), fromReady(ready)].map((one) => one.format)).toEqual(["epic", ""]);
});
