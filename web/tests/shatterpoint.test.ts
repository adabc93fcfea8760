// The previews of Shatterpoint are the engine's: where bases stand, what is seen and covered, pushes, places to deploy,
// odds.
import { test } from "vitest";
import type { TellQuestion } from "../src/lib/messages";
import { isDeployable } from "../src/games/shatterpoint/deploying";
import { outlook, type Spread } from "../src/games/shatterpoint/odds";
import { pushEnd } from "../src/games/shatterpoint/pushing";
import { Ground } from "../src/games/shatterpoint/terrain";
import {
  characterOf,
  RANGES,
  type AttackType,
  type Battlefield,
  type CharacterView,
  type ShatterCatalogue,
  type ShatterView,
  type Spot,
  type StanceEntry,
  type Standing,
} from "../src/games/shatterpoint/types";
import { agree, same, vectors } from "./vectors";

interface Fields {
  fields: Record<string, Battlefield>;
}
const grounds = ({ fields }: Fields): Record<string, Ground> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, new Ground(field)]));
const standing = ([x, y, height]: Spot, radius: number): CharacterView => ({ x, y, height, radius }) as CharacterView;
const asks = (kind: string, about: Record<string, unknown>): TellQuestion =>
  ({ kind, about }) as unknown as TellQuestion;

test("bases stand where the engine says", () => {
  const { common, cases } = vectors<[string, number, number, number, number[]], Fields>("shatterpoint-surfaces");
  const on = grounds(common);
  agree(cases, ([name, x, y, radius, heights]) => {
    const found = on[name]!.surfaces({ x, y }, radius);
    return same(found, heights) ? null : found;
  });
});
type Two = [string, Spot, number, Spot, number, boolean];
test("characters see whom the engine says", () => {
  const { common, cases } = vectors<Two, Fields>("shatterpoint-sight");
  const on = grounds(common);
  agree(cases, ([name, one, radius, other, size, free]) => {
    const found = on[name]!.sight(standing(one, radius), standing(other, size));
    return found.free === free ? null : found;
  });
});
test("terrain covers whom the engine says", () => {
  const { common, cases } = vectors<Two, Fields>("shatterpoint-cover");
  const on = grounds(common);
  agree(cases, ([name, one, radius, other, size, covers]) => {
    const found = on[name]!.cover(standing(one, radius), standing(other, size), RANGES[1]);
    return (found !== null) === covers ? null : (found?.id ?? "nothing");
  });
});
test("pushes end where the engine says", () => {
  type Case = [string, ShatterView, string, number, [number, number], Spot];
  const { common, cases } = vectors<Case, Fields>("shatterpoint-push");
  const on = grounds(common);
  agree(cases, ([name, view, character, range, [x, y], end]) => {
    const found = pushEnd(on[name]!, view, asks("push", { character, range }), { x, y });
    return same(found && [...found], end, 0.01) ? null : found;
  });
});
test("characters deploy where the engine says, scouts and infiltrators too", () => {
  type Case = [ShatterView, Record<string, unknown>, number, number, boolean];
  const { cases } = vectors<Case>("shatterpoint-deploy");
  agree(cases, ([view, about, x, y, may]) => {
    const who = characterOf(view, about["character"] as string);
    const found = who && isDeployable(view, who, asks("deploy", about), { x, y });
    return found === may ? null : found;
  });
});
test("attacks have the engine's odds", () => {
  type Case = [string, string, AttackType, boolean, boolean, Spread, Spread];
  const { common, cases } = vectors<Case, { stances: Record<string, StanceEntry> }>("shatterpoint-odds");
  const side = (stance: string, ...conditions: string[]): Standing =>
    ({
      one: { focus: 0, impact: 0, sharpshooter: 0 },
      unit: { stance, conditions, hunker: 0, stamina: 9, damage: 0 },
    }) as unknown as Standing;
  agree(cases, ([attacker, defender, type, disarmed, exposed, successes, damage]) => {
    const own = disarmed ? side(attacker, "disarmed") : side(attacker);
    const other = exposed ? side(defender, "exposed") : side(defender);
    const found = outlook(common as unknown as ShatterCatalogue, own, other, type);
    const alike = (one: Spread, two: Spread): boolean =>
      two.every((chance, number) => Math.abs(chance - (one[number] ?? 0)) < 1e-9);
    return found && alike(found.successes, successes) && alike(found.damage, damage) ? null : found;
  });
});
