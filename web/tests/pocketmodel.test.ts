// What PocketModel's page says must be rolled is what the engine asks for, in positions of whole matches.
import { test } from "vitest";
import { before, lowestHit, lowestStrike } from "../src/games/pocketmodel/odds";
import { unitOf, type PocketView } from "../src/games/pocketmodel/types";
import { agree, vectors } from "./vectors";

interface Common {
  views: PocketView[];
}
test("battles need the rolls the engine asks for", () => {
  type Case = [number, string, string, number, number, number, number];
  const { common, cases } = vectors<Case, Common>("pocketmodel-battles");
  agree(cases, ([number, own, other, attack, defense, back, guard]) => {
    const found = before(common.views[number]!, own, other);
    return found?.hit === lowestHit(attack, defense) && found.back === lowestHit(back, guard) ? null : found;
  });
});
test("strikes need the rolls the engine asks for", () => {
  const { common, cases } = vectors<[number, string, number], Common>("pocketmodel-strikes");
  agree(cases, ([number, id, attack]) => {
    const unit = unitOf(common.views[number]!, id)!;
    const found = lowestStrike(unit, 12);
    return found === Math.max(2, Math.min(13, 12 - attack)) ? null : found;
  });
});
