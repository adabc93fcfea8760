// What X-Wing's board works out for its layers: who looks at whom, what the camera frames, how pieces move.
import { expect, test } from "vitest";
import { flashOf } from "../../src/games/xwing/board/flashes";
import { frameOf } from "../../src/games/xwing/board/framing";
import { frames, trail } from "../../src/games/xwing/board/motion";
import { chevron, corners, rim, template, told } from "../../src/games/xwing/board/shapes";
import {
  lineChoices,
  linesOf,
  lookerOf,
  seenBy,
  shootingOf,
  shotsOf,
  weaponChoices,
} from "../../src/games/xwing/board/shooting";
import { fly } from "../../src/games/xwing/flight";
import { mat } from "../../src/games/xwing/mat.svelte";
import type { Flights, Outcome } from "../../src/games/xwing/previews";
import type { AttackView, XWingCatalogue, XWingView } from "../../src/games/xwing/types";
import type { TellEvent } from "../../src/lib/messages";
import { asked, figures, option, ship, tableOf, weapon } from "./tables";

const wedge = ship("a.wedge", [450, 300, 0], { weapons: [weapon(), weapon("front", { id: "torpedo" })] });
const [fel, vader, far] = [
  ship("b.fel", [450, 480, 180]),
  ship("b.vader", [450, 150, 0]),
  ship("b.far", [450, 880, 180]),
];
const table = tableOf([wedge, fel, vader, far]);
const shots = asked("attack", { ship: "a.wedge" }, [
  option("primary", ["primary-front", "b.fel"]),
  option("torpedo", ["torpedo", "b.fel"]),
]);
const attack = { attacker: "a.wedge", defender: "b.fel", arc: "front", range: 2, obstructed: [], line: null };
const attacked: XWingView = { ...table, attack: attack as unknown as AttackView };
const event = (kind: string, data: Record<string, unknown>): TellEvent =>
  ({ kind, data, index: 7 }) as unknown as TellEvent;
function flights(way: string): Flights {
  const moves = fly(figures, "small", wedge.pose, way);
  const meets = { ships: false, obstacles: [], flees: false };
  return { ship: wedge, ways: [{ option: way, moves, meets, fails: false } as unknown as Outcome] };
}

// Who looks at whom

test("the ship under the pointer looks around, or the previewed one from where it would be", () => {
  expect(lookerOf(table, null, null, null, "a.wedge")).toEqual({ ship: wedge, pose: wedge.pose, arcs: ["front"] });
  expect(lookerOf(table, asked("dial", {}), flights("2-straight"), [1, 2, 3], "b.fel")?.pose).toEqual([1, 2, 3]);
  expect(lookerOf(table, asked("action", {}), flights("2-straight"), [1, 2, 3], "b.fel")?.ship).toBe(fel);
  expect(lookerOf(table, null, null, null, "obstacle-1")).toBeNull();
});
test("nobody looks around while somebody shoots", () => {
  expect(lookerOf(table, shots, null, null, "a.wedge")).toBeNull();
  expect(lookerOf(attacked, null, null, null, "a.wedge")).toBeNull();
});
test("whoever looks around sees the enemies in its arcs", () => {
  const looker = lookerOf(table, null, null, null, "a.wedge");
  expect(seenBy(figures, table, looker).map((aim) => aim.target.id)).toEqual(["b.fel"]);
  expect(seenBy(figures, table, null)).toEqual([]);
});
test("an attack is shown once its target is previewed, and while it is resolved", () => {
  expect(shootingOf(figures, table, shots, undefined)).toBeNull();
  expect(shootingOf(figures, table, shots, shots.options[1])?.aim.target).toBe(fel);
  expect(shootingOf(figures, attacked, null, undefined)?.aim.line.length).toBeCloseTo(140);
  expect(shootingOf(figures, table, asked("action", {}), undefined)).toBeNull();
});
test("a line that is chosen, or looked at, is the one that is measured", () => {
  const lines = {
    "line-1": [
      [450, 320],
      [450, 460],
    ],
    "line-2": [
      [460, 320],
      [460, 470],
    ],
  };
  const question = asked("line", { lines, across: { "line-2": ["obstacle-1"] } });
  expect(lineChoices(question).map(([id]) => id)).toEqual(["line-1", "line-2"]);
  expect(lineChoices(shots)).toEqual([]);
  const shown = shootingOf(figures, attacked, question, option("line-2"));
  expect(shown?.aim.line.length).toBe(150);
  expect(shown?.across).toEqual(["obstacle-1"]);
  expect(shootingOf(figures, attacked, question, option("line-1"))?.across).toEqual([]);
});
test("each target has one line, and the shot one that decides", () => {
  const aims = shotsOf(figures, table, wedge, shots);
  expect(aims.map((aim) => aim.target.id)).toEqual(["b.fel"]);
  expect(shotsOf(figures, table, undefined, shots)).toEqual([]);
  const lines = linesOf(figures, attacked, aims, shootingOf(figures, attacked, null, undefined));
  expect(lines.map(({ key, decides, range }) => [key, decides, range])).toEqual([
    ["b.fel", false, 2],
    ["decides", true, 2],
  ]);
});
test("a rock on the way obstructs; a ship named as obstructing does not say so", () => {
  const rock = { id: "obstacle-1", outline: Object.keys(figures.obstacle)[0], placed: true, pose: [450, 390, 0] };
  const rocky = tableOf([wedge, fel], { obstacles: [rock] as never });
  const aims = shotsOf(figures, rocky, wedge, shots);
  expect(linesOf(figures, rocky, aims, null).map((line) => line.obstructed)).toEqual([true]);
  const shooting = { ship: wedge, aim: aims[0]!, across: ["b.vader"] };
  expect(linesOf(figures, rocky, [], shooting)[0]?.obstructed).toBe(false);
});
test("weapons are chosen where several can shoot at the target that is picked", () => {
  expect(weaponChoices(table, shots, "b.fel")?.choices).toHaveLength(2);
  expect(weaponChoices(table, shots, null)).toBeNull();
  expect(weaponChoices(table, { ...shots, options: shots.options.slice(1) }, "b.fel")).toBeNull();
  expect(weaponChoices(table, asked("action", {}), "b.fel")).toBeNull();
});

// The camera

test("the camera frames both ships of an attack, and all that can be shot at", () => {
  expect(frameOf(attacked, null, null, [])).toMatchObject({ key: "attack a.wedge b.fel", box: { h: 440, w: 380 } });
  expect(frameOf(table, shots, null, [])).toMatchObject({ key: "shots a.wedge", box: { h: 440 } });
  expect(frameOf(table, { ...shots, options: [] }, null, [])).toBeNull();
});
test("the camera frames the fight a ship is in, if it is in one", () => {
  const action = asked("action", { ship: "a.wedge" });
  expect(frameOf(table, action, null, [])).toMatchObject({ key: "fight a.wedge", box: { h: 590 } });
  expect(frameOf(tableOf([wedge, far]), action, null, [])).toBeNull();
});
test("the camera frames where a ship could end, and whom it could soon shoot at", () => {
  const dial = asked("dial", {});
  const alone = frameOf(tableOf([wedge]), dial, flights("5-straight"), []);
  expect(alone).toMatchObject({ key: "moves a.wedge", box: { w: 380, h: 240 + 220 } });
  expect(frameOf(table, dial, flights("5-straight"), [])?.box.h).toBeCloseTo(540 - 150 + 140);
  expect(frameOf(table, asked("ready", {}), flights("5-straight"), [])).toBeNull();
  expect(frameOf(table, null, null, [])).toBeNull();
});

// Motion and shapes

test("a ship glides along its template, a roll goes by its middle place", () => {
  const flown = trail(
    figures,
    ship("a.wedge", [450, 420, 0]),
    event("maneuvered", { start: [450, 300, 0], maneuver: "2-straight" }),
  );
  expect(flown).toHaveLength(11);
  const rolled = trail(figures, fel, event("moved", { start: [450, 300, 0], way: "left" }));
  expect(rolled[1]![0]).toBeCloseTo(370);
  expect(trail(figures, fel, event("moved", { start: [1, 2, 3], way: "" }))).toEqual([[1, 2, 3], fel.pose]);
});
test("a ship turns the short way around", () => {
  mat.lay(tableOf([]), { figures } as XWingCatalogue);
  const turned = frames([
    [0, 0, 350],
    [0, 0, 10],
  ]);
  expect(turned.map((one) => /rotate\((.*)deg/.exec(one.transform)?.[1])).toEqual(["350", "370"]);
});
test("what happened to a ship rises from it as a word", () => {
  expect(flashOf(event("damaged", { ship: "a.x", damage: "crit" }))).toMatchObject({ ship: "a.x", crit: true, key: 7 });
  expect(flashOf(event("missed", { defender: "b.y" }))).toMatchObject({ ship: "b.y", good: true });
  expect(flashOf(event("repaired", { ship: "a.x" }))?.text).toBe("+1");
  expect(flashOf(event("moved", { ship: "a.x" }))).toBeNull();
  expect(flashOf(null)).toBeNull();
});
test("outlines are drawn looking up", () => {
  expect(
    rim([
      [0, 5],
      [5, -5],
    ]),
  ).toBe("M0 -5L5 5Z");
  expect(corners({ side: 20, end: 20 }, 5)).toMatch(/^M-25 -14v-11h11/);
  expect(chevron({ side: 20, end: 20 })).toBe("M-5 -9L0 -15L5 -9");
  expect(told([1, 2.04, 359.96])).toBe("1.0,2.0,360.0");
  const move = fly(figures, "small", [450, 300, 0], "1-straight")[0]!;
  expect(template(move)).toMatch(/^M440\.00 /);
  expect(template({ ...move, used: 0 })).toBe("");
});
