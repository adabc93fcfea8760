// Whole tables of X-Wing: whom ships see, what an attack promises, where moves and deployments may end, as the engine
// says.
import { expect, test } from "vitest";
import type { Spread } from "../../src/games/xwing/chances";
import { fly, roll } from "../../src/games/xwing/flight";
import { beforeAttack, defenseDice, duringAttack, rerolled } from "../../src/games/xwing/odds";
import { deployments, isFree } from "../../src/games/xwing/previews";
import { aims, shot } from "../../src/games/xwing/sight";
import type { Arc, AttackView, Pose, ShipView, XWingCatalogue } from "../../src/games/xwing/types";
import { agree, same, vectors } from "../vectors";
import { asked, option, samePose, sameSpread, named, tableWith, type Common, type Rocks } from "./tables";

type Shot = [weapon: string, defender: string, arc: Arc, range: number, red: number, green: number, Spread];

const shots = vectors<[ShipView[], Rocks, string, Shot[]], Common>("xwing-shots");
test("ships see the enemies the engine lets their primary weapons shoot at", () => {
  agree(shots.cases, ([ships, rocks, id, offered]) => {
    const ship = named(ships, id);
    const primary = ship.weapons.filter((weapon) => !weapon.special).map((weapon) => weapon.id);
    const first = new Map<string, [Arc, number]>();
    for (const [weapon, target, arc, range] of offered)
      if (primary.includes(weapon) && !first.has(target)) first.set(target, [arc, range]);
    const found = aims(shots.common.figures, tableWith(shots.common, ships, rocks), ship);
    const seen = found.map((aim) => [aim.target.id, aim.arc, aim.range]).sort();
    return same(seen, [...first].map(([target, [arc, range]]) => [target, arc, range]).sort()) ? null : seen;
  });
});
test("shots have the engine's arc and range", () => {
  agree(shots.cases, ([ships, , id, offered]) => {
    const ship = named(ships, id);
    const wrong = offered.filter(([weapon, target, arc, range]) => {
      const found = shot(
        shots.common.figures,
        ship,
        ship.weapons.find((one) => one.id === weapon)!,
        named(ships, target),
      );
      return found?.arc !== arc || found.range !== range;
    });
    return wrong.length ? wrong : null;
  });
});
test("an attack promises what the engine says, with as many dice", () => {
  const told = shots.cases.flatMap(([ships, rocks, id, offered]) =>
    offered.map((one) => [ships, rocks, id, one] as const),
  );
  expect(told.length).toBeGreaterThan(800);
  agree(told, ([ships, rocks, id, [weapon, target, , , red, green, spread]]) => {
    const ship = named(ships, id);
    const table = tableWith(shots.common, ships, rocks);
    const used = ship.weapons.find((one) => one.id === weapon)!;
    const found = beforeAttack(shots.common.figures, table, ship, used, named(ships, target));
    return found && same(found.dice, [red, green]) && sameSpread(found.spread, spread) ? null : (found ?? "nothing");
  });
});
test("defense dice never fall below none", () => {
  const ship = { size: "small", agility: 1, tokens: { strain: 1, tractor: 1 } } as unknown as ShipView;
  expect(defenseDice(ship, 1, false, 0)).toBe(0);
});

type During = [ShipView[], Rocks, AttackView, kind: string, chosen: string | number[], Spread];
const during = vectors<During, Common>("xwing-during");
const chosen = during.cases.filter((one): one is [...During] & { 4: string } => typeof one[4] === "string");
test("options to modify dice promise what the engine says", () => {
  const kinds = new Set(chosen.map(([, , , kind, id]) => `${kind} ${id}`));
  expect(kinds.size).toBeGreaterThan(9);
  agree(chosen, ([ships, rocks, attack, kind, id, expected]) => {
    const [ship, target] = [named(ships, attack.attacker), named(ships, attack.defender)];
    const table = tableWith(during.common, ships, rocks);
    const found = duringAttack(during.common.figures, table, attack, ship, target, kind, id);
    return found && sameSpread(found, expected) ? null : (found ?? "nothing");
  });
});
test("dice that are rolled again promise what the engine says", () => {
  const again = during.cases.filter(([, , , , id]) => Array.isArray(id));
  expect(again.length).toBeGreaterThan(100);
  agree(again, ([ships, rocks, attack, , places, expected]) => {
    const [ship, target] = [named(ships, attack.attacker), named(ships, attack.defender)];
    const table = tableWith(during.common, ships, rocks);
    const found = rerolled(during.common.figures, table, attack, ship, target, places as number[]);
    return sameSpread(found, expected) ? null : found;
  });
});

test("boosts and barrel rolls may end where the engine says", () => {
  type Case = [ShipView[], Rocks, string, string, boolean, string[]];
  const { common, cases } = vectors<Case, Common>("xwing-free");
  agree(cases, ([ships, rocks, id, way, onto, free]) => {
    const ship = named(ships, id);
    const moves = /^\d/.test(way)
      ? fly(common.figures, ship.size, ship.pose, way)
      : roll(common.figures, ship.size, ship.pose, way);
    const table = tableWith(common, ships, rocks);
    const found = moves.filter((move) => isFree(common.figures, table, ship, move, onto)).map((move) => move.position);
    return same(found, free) ? null : found;
  });
});
test("docked ships fit out of their carriers where the engine says", () => {
  type Case = [ShipView[], Rocks, string, [option: string, ends: Pose[], fits: boolean][]];
  const { common, cases } = vectors<Case, Common & Pick<XWingCatalogue, "ships">>("xwing-deployments");
  const catalogue = common as unknown as XWingCatalogue;
  agree(cases, ([ships, rocks, id, ways]) => {
    const question = asked(
      "system",
      { ship: id },
      ways.map(([way]) => option(way)),
    );
    const found = deployments(question, tableWith(common, ships, rocks), catalogue, named(ships, id))?.ways ?? [];
    const alike = ways.every(([way, ends, fits], index) => {
      const one = found[index];
      const poses = one?.moves.map((move) => move.end) ?? [];
      const there = poses.length === ends.length && poses.every((pose, place) => samePose(pose, ends[place]!));
      return one?.option === way && there && one.fails === !fits;
    });
    return alike ? null : found.map((one) => [one.option, one.moves.map((move) => move.end), !one.fails]);
  });
});
