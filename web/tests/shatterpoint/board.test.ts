import { expect, test } from "vitest";
import { chipsOf, chipText } from "../../src/games/shatterpoint/board/chips";
import { flashOf } from "../../src/games/shatterpoint/board/flash";
import { frameOf } from "../../src/games/shatterpoint/board/framing";
import { enter, isOpen, leave, names, onPress, thingOf } from "../../src/games/shatterpoint/board/pointing";
import { aimOf, aimShot, aimSight, lookerOf, lookShots, looksOf } from "../../src/games/shatterpoint/board/sights";
import {
  characterOf,
  onField,
  type AttackView,
  type ShatterCatalogue,
  type TerrainPart,
} from "../../src/games/shatterpoint/types";
import { Ground } from "../../src/games/shatterpoint/terrain";
import { t } from "../../src/lib/words";
import { asked, asks, event, OPEN, option, table } from "./table";

const ATTACK = asks("attack", ["ranged:a.troopers.1>b.leader.1", "melee:a.troopers.2>b.leader.1", "pass"]);
const attack = { attacker: "b.leader.1", defender: "a.troopers.2", type: "melee" } as AttackView;
const one = (id: string) => characterOf(table(), id)!;

test("a character stands for itself where it can, else for its unit", () => {
  expect(thingOf(asked(asks("act", ["use:a.troopers.1"])), one("a.troopers.1"))).toBe("a.troopers.1");
  expect(thingOf(asked(asks("act", ["use:a.troopers"])), one("a.troopers.1"))).toBe("a.troopers");
  expect(thingOf(asked(asks("act", ["pass"])), one("a.troopers.1"))).toBe("a.troopers.1");
});
test("those an option names can be clicked, first or second", () => {
  const hover = asked(ATTACK);
  expect(isOpen(hover, ATTACK, one("a.troopers.1"))).toBe(true);
  expect(isOpen(hover, ATTACK, one("b.leader.1"))).toBe(true);
  expect(isOpen(hover, null, one("a.troopers.1"))).toBe(false);
  expect(names(option("use:a.troopers"), one("a.troopers.2"))).toBe(true);
  expect(names(undefined, one("a.troopers.2"))).toBe(false);
});
test("the only option of what is pointed at lights up", () => {
  const hover = asked(ATTACK);
  enter(hover, ATTACK, table(), "b.leader.1");
  expect([hover.thing, hover.lit]).toEqual(["b.leader.1", null]);
  enter(hover, ATTACK, table(), "a.troopers.2");
  expect(hover.lit).toBe("melee:a.troopers.2>b.leader.1");
  leave(hover, "a.troopers.2");
  expect([hover.thing, hover.lit]).toEqual([null, null]);
});
test("Enter and space do what a click does", () => {
  const pressed: string[] = [];
  for (const key of ["Enter", " ", "a"]) onPress(new KeyboardEvent("keydown", { key }), () => pressed.push(key));
  expect(pressed).toEqual(["Enter", " "]);
});

test("ways to choose from hang beside the only character they are about, or beside the one picked first", () => {
  const moves = asks("movement", ["dash:a.troopers.1", "advance:a.troopers.1"]);
  expect(chipsOf(table(), moves, null)).toEqual({ one: one("a.troopers.1").one, options: moves.options });
  expect(chipsOf(table(), ATTACK, null)).toBeNull();
  expect(chipsOf(table(), ATTACK, "b.leader.1")?.options).toHaveLength(2);
  expect(chipsOf(table(), { ...moves, form: "place" }, null)).toBeNull();
  const many = asks(
    "act",
    [..."abcdefgh"].map((verb) => `${verb}:a.troopers`),
  );
  expect(chipsOf(table(), many, "a.troopers")).toBeNull();
});
test("a chip says its ability, its verb, or its sentence", () => {
  const book = { abilities: { aim: { name: "Aim" } }, words: { dash: "Dash" } } as unknown as ShatterCatalogue;
  expect(chipText(option("use:a.troopers>aim@2"), book)).toBe("Aim");
  expect(chipText(option("dash:a.troopers.1"), book)).toBe("Dash");
  expect(chipText(option("odd:a.troopers.1"), book)).toBe("odd:a.troopers.1");
});

test("the attack that goes on is shown, else the one that is looked at", () => {
  expect(aimOf(table({ attacks: [attack] }), ATTACK, ATTACK.options[0])?.from.one.id).toBe("b.leader.1");
  const looked = aimOf(table(), ATTACK, ATTACK.options[0]);
  expect([looked?.from.one.id, looked?.to.one.id, looked?.type]).toEqual(["a.troopers.1", "b.leader.1", "ranged"]);
  expect(aimOf(table(), ATTACK, ATTACK.options[1])?.type).toBe("melee");
  expect(aimOf(table(), ATTACK, ATTACK.options[2])).toBeNull();
});
test("rings are around who is pointed at, else around the attacker that was picked", () => {
  expect(lookerOf(table(), null, "b.leader.1", null)?.one.id).toBe("b.leader.1");
  expect(lookerOf(table(), ATTACK, null, "a.troopers.2")?.one.id).toBe("a.troopers.2");
  expect(lookerOf(table(), ATTACK, null, null)).toBeNull();
  expect(lookerOf(table(), asks("attack", ["ranged:a.troopers.1>b.leader.1"]), null, null)?.one.id).toBe(
    "a.troopers.1",
  );
});
test("lines go to enemies in range, and say it while they are few", () => {
  const looks = looksOf(one("b.leader.1"), onField(table()), 3, OPEN);
  expect(looks.map(({ foe }) => foe.one.id)).toEqual(["a.troopers.1", "a.troopers.2"]);
  expect(looksOf(one("b.leader.1"), onField(table()), 0, OPEN)).toEqual([]);
  const shots = lookShots(looks);
  expect(shots.map(({ range, told, decides }) => [range, told, decides])).toEqual([
    [3, true, false],
    [3, true, false],
  ]);
  expect(lookShots([...looks, ...looks]).some(({ told }) => told)).toBe(false);
});
test("the line of an attack says whether terrain covers a hunkered target", () => {
  const ring: [number, number][] = [[80, 200], [120, 200], [120, 210], [80, 210]]; // prettier-ignore
  const wall = {
    id: "wall",
    rings: [ring],
    outline: ring,
    bottom: 0,
    top: 30,
    opaque: false,
  } as unknown as TerrainPart;
  const ground = new Ground({ ...OPEN.battlefield, parts: [wall] });
  const aim = aimOf(table(), ATTACK, ATTACK.options[0])!;
  const shot = (hunker: number) => {
    const covered = { ...aim, to: { ...aim.to, unit: { ...aim.to.unit, hunker } } };
    return aimShot(covered, aimSight(covered, ground)!, ground);
  };
  expect(shot(0)).toMatchObject({ key: "", decides: true, told: true, covered: false, length: 100, range: 3 });
  expect(shot(1).covered).toBe(true);
  expect(aimSight(null, ground)).toBeNull();
});

test("the camera frames the attack, the leader, the targets or the unit", () => {
  const frame = (view = table(), question: Parameters<typeof frameOf>[1] = null) =>
    frameOf(view, question, (point) => point);
  expect(frame()).toBeNull();
  expect(frame(table({ attacks: [attack] }))).toEqual({
    key: "attack b.leader.1 a.troopers.2",
    box: { x: -90, y: -140, w: 480, h: 570 },
  });
  expect(frame(table(), asks("deploy", [], { about: { leader: "b.leader.1" } }))?.key).toBe("deploy b.leader.1");
  expect(frame(table(), asks("deploy", []))).toBeNull();
  expect(frame(table(), ATTACK)?.key).toBe("targets 1");
  const activation = { unit: "a.troopers", left: 1, actions: [], flipped: false };
  expect(frame(table({ activation }))?.key).toBe("unit a.troopers");
  const placed = asks("move", [], { form: "place", about: { character: "b.leader.1" } });
  expect(frame(table({ activation }), placed)?.key).toBe("unit b.leader");
});

test("what just happened is written over a unit", () => {
  const words = { pinned: "Pinned" };
  expect(flashOf(event("damaged", { unit: "u", amount: 3 }), words)).toEqual({
    unit: "u",
    text: "−3",
    good: false,
    key: 1,
  });
  expect(flashOf(event("damage-removed", { unit: "u", amount: 1 }), words)).toMatchObject({ text: "+1", good: true });
  expect(flashOf(event("condition", { unit: "u", condition: "pinned" }), words)?.text).toBe("Pinned");
  expect(flashOf(event("wounded", { unit: "u" }), words)?.text).toBe(t("sp-wounded"));
  expect(flashOf(event("moved", { unit: "u" }), words)).toBeNull();
  expect(flashOf(null, words)).toBeNull();
});
