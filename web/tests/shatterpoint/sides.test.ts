// What stands beside the battlefield: the rail, the struggle track, figures, lists.
import { expect, test } from "vitest";
import { erasOf, craft } from "../../src/games/shatterpoint/builder/forces";
import { bladeOf, lookOf } from "../../src/games/shatterpoint/figures";
import { stateOf } from "../../src/games/shatterpoint/rail/states";
import { spacesOf } from "../../src/games/shatterpoint/tray/track";
import {
  unitOf,
  USUAL_BATTLEFIELD,
  USUAL_MISSION,
  type AttackView,
  type ShatterView,
  type UnitEntry,
} from "../../src/games/shatterpoint/types";
import { table } from "./table";

const word = (view: ShatterView, unit: string): string => stateOf(view, unitOf(view, unit)!).word;

test("a unit says what it is doing: the attack comes before the activation, and both before cards", () => {
  const attack = { attacker: "a.troopers.1", defender: "b.leader.1" } as AttackView;
  const activation = { unit: "a.troopers", left: 1, actions: [], flipped: false };
  expect(word(table({ attacks: [attack], activation }), "a.troopers")).toBe("attacking");
  expect(word(table({ attacks: [attack], activation }), "b.leader")).toBe("defending");
  expect(word(table({ activation }), "a.troopers")).toBe("acting");
  expect(word(table(), "a.troopers")).toBe("");
  const view = table();
  view.players[0]!.discard = ["a.troopers"];
  expect(word(view, "a.troopers")).toBe("done");
  view.players[0]!.reserve = "a.troopers";
  expect(word(view, "a.troopers")).toBe("reserve");
  unitOf(view, "a.troopers")!.defeated = true;
  expect(word(view, "a.troopers")).toBe("defeated");
});

test("the track lies with the own side on the left, momentum from the ends on", () => {
  const tracker = { token: 2, momentum: [3, 1] as [number, number], won_by: -1 };
  const drawn = (viewer: number) => spacesOf(table({ viewer, tracker }));
  expect(drawn(0).map(({ space }) => space)).toEqual([-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(drawn(0).flatMap(({ here, space }) => (here ? space : []))).toEqual([2]);
  expect(drawn(1).flatMap(({ here, space }) => (here ? space : []))).toEqual([-2]);
  const held = (viewer: number, owner: number) =>
    drawn(viewer).flatMap((one) => (one.owner === owner ? one.space : []));
  expect([held(0, 0), held(0, 1)]).toEqual([[-8, -7, -6], [8]]);
  expect([held(1, 0), held(1, 1)]).toEqual([[6, 7, 8], [-8]]);
});

const card = (id: string, tags: string[] = [], type = "primary"): UnitEntry => ({ id, tags, type }) as UnitEntry;
test("a figure follows the tags of its card; the well-known have looks of their own, whenever printed", () => {
  expect(lookOf(card("somebody", ["B1"]))).toEqual({ body: "droid", head: "beak", held: "rifle" });
  expect(lookOf(card("somebody", ["Clone Trooper"])).flag).toBe(true);
  expect(lookOf(card("somebody", ["Clone Trooper"], "supporting")).flag).toBeUndefined();
  expect(lookOf(card("general-grievous")).held).toBe("twin");
  expect(lookOf(card("bo-katan-kryze--2026", ["Mandalorian"]))).toEqual(
    lookOf(card("bo-katan-kryze", ["Mandalorian"])),
  );
});
test("blades are blue, or red for the fallen, or as everybody knows them", () => {
  expect(bladeOf(card("somebody", ["Jedi"]))).toBe("var(--sp-blade)");
  expect(bladeOf(card("somebody", ["Sith"]))).toBe("var(--sp-blade-red)");
  expect(bladeOf(card("jedi-master-mace-windu--2023", ["Jedi"]))).toBe("var(--sp-blade-violet)");
  expect(bladeOf(undefined)).toBe("var(--sp-blade)");
});

test("a new force begins with the usual mission and battlefield", () => {
  expect(craft.empty().mission).toBe(USUAL_MISSION);
  expect(craft.variant(craft.empty())).toBe(USUAL_BATTLEFIELD);
});
test("a unit belongs to its eras and to all between them", () => {
  const eras = ["new-republic", "reign-of-the-empire"] as UnitEntry["eras"];
  expect(erasOf({ eras } as UnitEntry)).toEqual(["reign-of-the-empire", "age-of-rebellion", "new-republic"]);
  expect(erasOf(undefined)).toEqual([]);
});
