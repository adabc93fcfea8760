// Huge ships in previews: where their template leads, what they run over, whom they see and shoot at, as the engine
// says.
import { expect, test } from "vitest";
import type { Spread } from "../../src/games/xwing/chances";
import { whyNotBehind } from "../../src/games/xwing/foresee";
import { fly } from "../../src/games/xwing/flight";
import { hugeEnds, priceOfRed, run } from "../../src/games/xwing/huge";
import { beforeAttack } from "../../src/games/xwing/odds";
import { shot, sight } from "../../src/games/xwing/sight";
import type { Arc, Pose, ShipView, Size } from "../../src/games/xwing/types";
import { agree, same, vectors } from "../vectors";
import { samePose, sameSpread, ship as shipAt, named, tableWith, type Common, type Rocks } from "./tables";

type Salvo = [
  option: string,
  weapon: string,
  target: string,
  arc: Arc,
  range: number,
  red: number,
  green: number,
  Spread,
];

const ids = (ships: readonly ShipView[]): string[] => ships.map((one) => one.id).sort();

test("the huge template leads where the engine says", () => {
  const { common, cases } = vectors<[Pose, string, Pose], Common>("xwing-huge-fly");
  agree(cases, ([start, name, end]) => {
    const [move] = fly(common.figures, "huge", start, name);
    return move && samePose(move.end, end) && move.full ? null : move;
  });
});
test("the whole template shows every speed of a bearing", () => {
  const { figures } = vectors<never, Common>("xwing-huge-fly").common;
  const speeds = (name: string): number[] => hugeEnds(figures, [400, 400, 0], name).map(([speed]) => speed);
  expect(speeds("2-straight")).toEqual([1, 2, 3, 4, 5]);
  expect(speeds("1-bank-left")).toEqual([0, 1, 2, 3]);
  expect(speeds("0-stationary")).toEqual([]);
});
test("a red maneuver costs a huge ship energy as long as it has some", () => {
  const prices = (
    [
      [7, 0],
      [1, 1],
      [0, 0],
      [0, 1],
    ] as const
  ).map(([energy, stress]) => {
    const huge = { energy, energy_limit: 7, engagement: 0, turrets: [] };
    return priceOfRed(shipAt("a.huge", [0, 0, 0], { size: "huge", tokens: { stress }, huge }));
  });
  expect(prices).toEqual(["energy", "energy", "stress", "maneuver"]);
  expect(priceOfRed(shipAt("a.small", [0, 0, 0], { tokens: { stress: 1 } }))).toBe("maneuver");
});
test("a huge ship strikes and runs over whom the engine says", () => {
  type Case = [ShipView[], string, string, string, Pose, string[], string[]];
  const { common, cases } = vectors<Case, Common>("xwing-huge-run");
  expect(cases.filter(([, , , , , struck]) => struck.length).length).toBeGreaterThan(20);
  expect(cases.filter(([, , , , , , under]) => under.length).length).toBeGreaterThan(20);
  agree(cases, ([ships, id, maneuver, left, end, struck, under]) => {
    const found = run(common.figures, tableWith(common, ships), named(ships, id), maneuver)!;
    const alike = found.maneuver === left && samePose(found.end, end) && found.speed === Number(maneuver[0]);
    return alike && same(ids(found.struck), struck) && same(ids(found.under), under) ? null : found;
  });
});
test("a ship is put back where the engine lets it stand, and refused with its reason", () => {
  const KEYS: Record<string, string> = {
    behind: "xwing-not-behind",
    ship: "xwing-on-a-ship",
    outside: "xwing-outside",
  };
  type Case = [ShipView[], string, string, Pose, string | null];
  const { common, cases } = vectors<Case, Common>("xwing-huge-put-back");
  for (const key of [null, ...Object.values(KEYS)])
    expect(cases.filter(([, , , , refused]) => refused === key).length).toBeGreaterThan(10);
  agree(cases, ([ships, huge, id, pose, refused]) => {
    const view = tableWith(common, ships);
    const found = whyNotBehind(common.figures, view, named(ships, huge), named(ships, id), pose);
    return (found && KEYS[found]) === refused ? null : found;
  });
});
test("huge ships see and are seen as the engine says, up to range 5", () => {
  type Case = [Size, Pose, Arc, Size, Pose, number, number | null, number | null];
  const { common, cases } = vectors<Case, Common>("xwing-huge-sight");
  expect(cases.filter(([, , , , , , , range]) => range !== null && range > 3).length).toBeGreaterThan(100);
  agree(cases, ([size, pose, arc, other, there, reach, far, range]) => {
    const found = sight(common.figures, size, pose, arc, shipAt("b.x", there, { size: other }), reach);
    return same(found?.line.length ?? null, far) && same(found?.range ?? null, range) ? null : found;
  });
});

const salvos = vectors<[ShipView[], Rocks, string, Salvo[]], Common>("xwing-huge-salvos");
test("every attack of a huge ship has the engine's arc, range, dice and odds", () => {
  const { figures } = salvos.common;
  expect(
    salvos.cases.flatMap(([, , , found]) => found).filter(([id]) => id.startsWith("bonus:")).length,
  ).toBeGreaterThan(100);
  agree(salvos.cases, ([ships, rocks, id, offered]) => {
    const ship = named(ships, id);
    const view = tableWith(salvos.common, ships, rocks);
    const wrong = offered.filter(([, weaponId, target, arc, range, red, green, spread]) => {
      const weapon = ship.weapons.find((one) => one.id === weaponId)!;
      const found = shot(figures, ship, weapon, named(ships, target));
      const odds = beforeAttack(figures, view, ship, weapon, named(ships, target));
      const alike = found?.arc === arc && found.range === range && same(odds?.dice, [red, green]);
      return !alike || !sameSpread(odds!.spread, spread);
    });
    return wrong.length ? wrong : null;
  });
});
