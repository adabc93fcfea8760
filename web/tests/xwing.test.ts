// The previews of X-Wing are the engine's: templates, sight, obstacles and odds.
import { expect, test } from "vitest";
import {
  attackOdds,
  modified,
  rerolledInto,
  type AttackDice,
  type Attacker,
  type Defender,
  type Spread,
} from "../src/games/xwing/chances";
import {
  deployStart,
  execute,
  fly,
  journey,
  meeting,
  placeDevice,
  relocate,
  roll,
  type Move,
} from "../src/games/xwing/flight";
import { baseAt } from "../src/games/xwing/bases";
import { between, clearest, sideOf, sight } from "../src/games/xwing/sight";
import type { Arc, Figures, Pose, ShipView, Size, XWingView } from "../src/games/xwing/types";
import { agree, same, vectors } from "./vectors";
import { samePose, sameSpread } from "./xwing/tables";

interface Common {
  figures: Figures;
}
type End = [end: Pose, position: string, used: number, full: boolean];
type Rocks = Record<string, [outline: string, pose: Pose]>;

const ship = (size: Size, pose: Pose): ShipView => ({ size, pose, place: "in play" }) as ShipView;
const tableWith = (rocks: Rocks): XWingView =>
  ({
    area: [910, 910],
    ships: [],
    obstacles: Object.entries(rocks).map(([id, [outline, pose]]) => ({ id, outline, pose, placed: true })),
  }) as unknown as XWingView;
function differing(moves: readonly Move[], ends: readonly End[]): End[] | null {
  const found = moves.map((move): End => [move.end, move.position, move.used, move.full]);
  const alike = found.every(([end, position, used, full], index) => {
    const [wanted, place, far, whole] = ends[index] ?? [[0, 0, 0], "", 0, false];
    return samePose(end, wanted as number[]) && position === place && same(used, far, 0.01) && full === whole;
  });
  return alike && found.length === ends.length ? null : found;
}

test("maneuvers end where the engine says", () => {
  const { common, cases } = vectors<[Size, Pose, string, End[]], Common>("xwing-fly");
  agree(cases, ([size, start, name, ends]) => differing(fly(common.figures, size, start, name), ends));
});
test("maneuvers among other ships end where the engine says", () => {
  const { common, cases } = vectors<[Size, Pose, string, [Size, Pose][], End[]], Common>("xwing-execute");
  agree(cases, ([size, start, name, others, ends]) => {
    const rings = others.map(([other, pose]) => baseAt(common.figures, other, pose));
    return differing(execute(common.figures, size, start, name, rings), ends);
  });
});
test("ships glide along the poses the engine knows on their way", () => {
  const { common, cases } = vectors<[Size, Pose, Pose, string, Pose[]], Common>("xwing-journey");
  agree(cases, ([size, start, end, name, poses]) => {
    const found = journey(common.figures, size, start, end, name);
    const alike = found.length === poses.length && found.every((pose, index) => samePose(pose, poses[index]!));
    return alike ? null : found;
  });
});
test("barrel rolls end where the engine says", () => {
  const { common, cases } = vectors<[Size, Pose, string, End[]], Common>("xwing-roll");
  agree(cases, ([size, start, way, ends]) => differing(roll(common.figures, size, start, way), ends));
});
test("devices come to lie where the engine says", () => {
  const { common, cases } = vectors<[string, Size, Pose, string, string, Pose], Common>("xwing-device");
  agree(cases, ([verb, size, pose, kind, way, expected]) => {
    const found =
      verb === "relocate"
        ? relocate(common.figures, kind, pose, way)
        : placeDevice(common.figures, size, pose, verb as "drop" | "launch", way, kind);
    return samePose(found.pose, expected) ? null : found.pose;
  });
});
test("docked ships come out where the engine says", () => {
  const { common, cases } = vectors<[Size, Pose, Size, string, Pose], Common>("xwing-deploy");
  agree(cases, ([carrier, pose, size, guides, expected]) => {
    const found = deployStart(common.figures, carrier, pose, size, guides);
    return samePose(found, expected) ? null : found;
  });
});
test("maneuvers meet the obstacles and edges the engine says", () => {
  const { common, cases } = vectors<[Size, Pose, string, Rocks, string[], boolean], Common>("xwing-meeting");
  agree(cases, ([size, start, name, rocks, met, flees]) => {
    const move = fly(common.figures, size, start, name)[0]!;
    const found = meeting(common.figures, tableWith(rocks), ship(size, start), move);
    return same([...found.obstacles].sort(), met) && found.flees === flees ? null : found;
  });
});
test("ships see whom the engine says, from as far", () => {
  type Case = [Size, Pose, Arc, Size, Pose, number | null, number | null];
  const { common, cases } = vectors<Case, Common>("xwing-sight");
  agree(cases, ([size, pose, arc, other, there, far, range]) => {
    const found = sight(common.figures, size, pose, arc, ship(other, there));
    return same(found?.line.length ?? null, far) && same(found?.range ?? null, range) ? null : found;
  });
});
test("ranges are the engine's", () => {
  const { common, cases } = vectors<[Size, Pose, Size, Pose, number], Common>("xwing-between");
  agree(cases, ([size, pose, other, there, range]) => {
    const found = between(common.figures, ship(size, pose), ship(other, there));
    return found.range === range ? null : found;
  });
});
test("in front, behind or beside is as the engine says", () => {
  const { common, cases } = vectors<[Size, Pose, Size, Pose, string], Common>("xwing-side");
  agree(cases, ([size, pose, other, there, side]) => {
    const found = sideOf(common.figures, ship(size, pose), ship(other, there));
    return found === side ? null : found;
  });
});
test("shots are obstructed by what the engine says", () => {
  const { common, cases } = vectors<[Size, Pose, Size, Pose, Rocks, string[]], Common>("xwing-obstructed");
  agree(cases, ([size, pose, other, there, rocks, across]) => {
    const found = sight(common.figures, size, pose, "front", ship(other, there));
    if (!found) return "nothing seen";
    const things = clearest(common.figures, tableWith(rocks), found).across.sort();
    return same(things, across) ? null : things;
  });
});

test("attacks have the engine's odds", () => {
  const { cases } = vectors<[Attacker, Defender, Spread]>("xwing-attack");
  agree(cases, ([attacker, defender, expected]) => {
    const found = attackOdds(attacker, defender);
    return sameSpread(found, expected) ? null : found;
  });
});
test("rolled dice have the engine's odds", () => {
  const { cases } = vectors<[AttackDice, Attacker, Defender, AttackDice, Spread]>("xwing-modified");
  expect(cases.length).toBeGreaterThan(200);
  agree(cases, ([dice, attacker, defender, fixed, expected]) => {
    const found = modified(dice, attacker, defender, fixed);
    return sameSpread(found, expected) ? null : found;
  });
});
test("dice rolled again have the engine's odds", () => {
  const { cases } = vectors<[AttackDice, number, Attacker, Defender, Spread]>("xwing-rerolled");
  agree(cases, ([held, again, attacker, defender, expected]) => {
    const found = rerolledInto(held, again, attacker, defender);
    return sameSpread(found, expected) ? null : found;
  });
});
