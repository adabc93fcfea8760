// What PocketModel's page says must be rolled, and what a hit does, is what the engine says, in positions of matches.
import { test } from "vitest";
import { before, during, lowestStrike, type Duel } from "../src/games/pocketmodel/odds";
import { unitOf, type PocketCatalogue, type PocketView } from "../src/games/pocketmodel/types";
import { agree, same, vectors } from "./vectors";

interface Common {
  views: PocketView[];
  catalogue: PocketCatalogue;
}
/** The lowest rolls that hit, there and back, the damage, and whom a hit destroys. */
type Said = [hit: number, back: number, damage: number, destroys: boolean, destroyed: boolean];
const said = (duel: Duel | null): Said | null =>
  duel && [duel.hit, duel.back, duel.damage, duel.destroys, duel.destroyed];
type Battle = [view: number, own: string, other: string, ...said: Said];
const { common, cases: battles } = vectors<Battle, Common>("pocketmodel-battles");

test("battles that could be declared are as the engine says", () => {
  agree(battles, ([number, own, other, ...expected]) => {
    const found = said(before(common.views[number]!, own, other, common.catalogue));
    return same(found, expected) ? null : found;
  });
});
test("battles with cards are as the engine says, whatever lies there and is played", () => {
  const { cases } = vectors<[view: number, unit: string, card: string | null, ...said: Said]>("pocketmodel-cards");
  agree(cases, ([number, unit, card, ...expected]) => {
    const played = card === null ? null : common.catalogue.cards[card]!;
    const found = said(during(common.views[number]!, unit, played, common.catalogue));
    return same(found, expected) ? null : found;
  });
});
test("strikes need the rolls the engine asks for", () => {
  const { cases } = vectors<[view: number, unit: string, defense: number, lowest: number]>("pocketmodel-strikes");
  agree(cases, ([number, id, defense, lowest]) => {
    const found = lowestStrike(unitOf(common.views[number]!, id)!, defense);
    return found === lowest ? null : found;
  });
});
