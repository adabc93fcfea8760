import { expect, test, vi } from "vitest";
import { declaredBattles, laterOf, strikersOf } from "../../src/games/pocketmodel/board/declared";
import { Dragging, goalAmong } from "../../src/games/pocketmodel/board/dragging.svelte";
import { boxHeight, boxOf, goingOn, linesOf, type Scene } from "../../src/games/pocketmodel/board/lines";
import { enter, leave, onPress } from "../../src/games/pocketmodel/board/pointing";
import { flashOf, roleOf } from "../../src/games/pocketmodel/board/roles";
import { arrange, CARD } from "../../src/games/pocketmodel/layout";
import { changeOf } from "../../src/games/pocketmodel/unit/changes";
import { t } from "../../src/lib/words";
import { asked, asks, battle, BOOK, event, table, unit } from "./table";

const PAIRS = ["a.wing>b.frigate", "a.walker>b.frigate"];
const DECLARED = event("combat-declared", { battles: PAIRS });

test("battles that were declared are fought one after another", () => {
  expect(declaredBattles([DECLARED])).toEqual({ battles: PAIRS, begun: 0, later: PAIRS });
  const second = declaredBattles([DECLARED, event("battle"), event("hit")]);
  expect(second).toEqual({ battles: PAIRS, begun: 1, later: [PAIRS[1]] });
  expect(laterOf(second, table(), "a.walker")).toBe(2);
  expect(laterOf(second, table(), "a.wing")).toBe(0);
  expect(laterOf(declaredBattles([event("combat-declared", { battles: [PAIRS[0]] })]), table(), "a.wing")).toBe(0);
  expect(declaredBattles([DECLARED, event("battle-skipped"), event("battle"), DECLARED]).begun).toBe(0);
});
test("strikers wait until they have struck, or nothing is left to strike", () => {
  const view = table({ strike: { place: "b1", unit: "a.walker" } });
  const log = [event("strike-declared", { place: "b1", units: ["a.walker", "a.wing"] })];
  expect(strikersOf(log, view)).toEqual({ place: "b1", waiting: ["a.walker", "a.wing"] });
  expect(strikersOf([...log, event("strike-failed", { unit: "a.walker" })], view).waiting).toEqual(["a.wing"]);
  expect(strikersOf([...log, event("objective-destroyed")], view).waiting).toEqual([]);
  expect(strikersOf(log, table())).toEqual({ place: "", waiting: [] });
});

function scene(more: Partial<Scene> = {}): Scene {
  const view = more.view ?? table();
  const question = more.question ?? null;
  return {
    ...{ view, question, hover: asked(question), layout: arrange(view), catalogue: BOOK },
    ...{ declared: declaredBattles([]), strikers: { place: "", waiting: [] } },
    ...more,
  };
}
const told = (given: Scene) => linesOf(given).map(({ key, kind, number, box }) => [key, kind, number, box?.big ?? ""]);

test("a battle has an arrow with the attacker's odds until dice fall, and as long as both are there", () => {
  const fought = (more = {}) => scene({ view: table({ battle: battle("a.wing", "b.frigate", more) }) });
  expect(told(fought())).toEqual([["battle", "now", 0, "58%"]]);
  expect(told(fought({ dice: [1, 2] }))).toEqual([["battle", "now", 0, ""]]);
  expect(told(fought({ gone: true }))).toEqual([]);
  expect(goingOn(table())).toBeNull();
});
test("the odds of a battle are the attacker's, whoever looks at a card", () => {
  const card = { id: "shot", bonus_stat: "attack", bonus: 2, foreseen: [] };
  const catalogue = { ...BOOK, cards: { shot: card } } as unknown as Scene["catalogue"];
  const view = table({ battle: battle("a.wing", "b.frigate") });
  const looked = (unit: string): string => {
    const question = asks("combat-card", ["pass", "shot"], { about: { unit } });
    const hover = asked(question);
    hover.lit = "shot";
    return linesOf(scene({ view, question, hover, catalogue }))[0]!.box!.big;
  };
  expect(looked("a.wing")).toBe("83%");
  expect(looked("b.frigate")).toBe("58%");
});
test("odds that the engine has worked out count for more", () => {
  const outlooks = { [PAIRS[0]!]: { hit: 0.9, back: 0.2, destroys: 0, destroyed: 0, damage: 1 } };
  const question = asks("attacks", PAIRS, { outlooks });
  const hover = asked(question);
  hover.toggle(PAIRS[0]!);
  expect(told(scene({ question, hover }))).toEqual([[`chosen-${PAIRS[0]}`, "chosen", 1, "90%"]]);
});
test("what is declared, chosen and lit has arrows; the one looked at says its odds and lies on top", () => {
  const strikers = { place: "b1", waiting: ["a.walker"] };
  expect(told(scene({ declared: declaredBattles([DECLARED]), strikers }))).toEqual([
    [`later-${PAIRS[0]}`, "later", 0, ""],
    [`later-${PAIRS[1]}`, "later", 0, ""],
    ["strike-a.walker", "later", 0, ""],
  ]);
  const question = asks("attacks", PAIRS);
  const hover = asked(question);
  hover.toggle(PAIRS[0]!);
  expect(told(scene({ question, hover }))).toEqual([[`chosen-${PAIRS[0]}`, "chosen", 1, "58%"]]);
  hover.lit = PAIRS[1]!;
  expect(told(scene({ question, hover }))).toEqual([
    [`chosen-${PAIRS[0]}`, "chosen", 1, ""],
    [`lit-${PAIRS[1]}`, "lit", 0, "58%"],
  ]);
});
test("an arrow goes to a zone's near edge, and odds stand beside it where there is no room", () => {
  const question = asks("moves", ["a.wing>home-a"]);
  const given = scene({ question, hover: asked(question) });
  const [line] = linesOf(given);
  const home = given.layout.zones.find(({ id }) => id === "home-a")!;
  expect(line!.arrow.tip.y).toBeLessThan(home.y + home.h / 2);
  expect(boxOf(given.layout, "a.wing")!.w).toBeCloseTo(CARD.w * given.layout.scale);
  expect(boxOf(given.layout, "b1")).not.toBeNull();
  expect(boxOf(given.layout, "nothing")).toBeNull();
  const arrow = { ...line!.arrow, mid: { x: 0, y: 400 }, length: 200 };
  expect(boxHeight(arrow, 1)).toBe(400);
  expect(boxHeight({ ...arrow, length: 50 }, 1)).toBe(299);
  expect(boxHeight({ ...arrow, length: 50, mid: { x: 0, y: 100 } }, 1)).toBe(201);
});

test("units are the own, the target or just fighting", () => {
  const view = table({ battle: battle("a.wing", "b.frigate"), strike: null });
  const about = asks("combat-card", [], { about: { unit: "b.frigate" } });
  expect(["a.wing", "b.frigate", "a.walker"].map((id) => roleOf(view, about, id))).toEqual(["target", "own", ""]);
  expect(["a.wing", "b.frigate"].map((id) => roleOf(view, null, id))).toEqual(["foe", "target"]);
  expect(roleOf(table({ strike: { place: "b1", unit: "a.walker" } }), null, "a.walker")).toBe("foe");
});
test("what just happened is written over a card", () => {
  expect(flashOf(event("damaged", { unit: "u", amount: 2 }))).toEqual({ unit: "u", text: "−2", good: false, key: 1 });
  expect(flashOf(event("repaired", { unit: "u", amount: 1 }))).toMatchObject({ text: "+1", good: true });
  expect(flashOf(event("missed", { unit: "u" }))?.text).toBe(t("pm-miss"));
  expect(flashOf(event("damaged", { unit: "u", amount: 0 }))).toBeNull();
  expect(flashOf(null)).toBeNull();
});
test("changes of a value add up", () => {
  const change = (stat: "attack" | "damage", amount: number) => ({ stat, amount, until: "turn" as const, card: "c" });
  const changed = unit("a.wing", "contested", {
    changes: [change("attack", 2), change("damage", 1), change("attack", -3)],
  });
  expect([changeOf(changed, "attack"), changeOf(changed, "damage"), changeOf(changed, "defense")]).toEqual([-1, 1, 0]);
});

test("the only option of what is pointed at lights up", () => {
  const hover = asked(asks("attacks", PAIRS));
  enter(hover, true, "b.frigate");
  expect([hover.thing, hover.lit]).toEqual(["b.frigate", null]);
  hover.from = "a.wing";
  enter(hover, true, "b.frigate");
  expect(hover.lit).toBe(PAIRS[0]);
  leave(hover, "b.frigate");
  expect([hover.thing, hover.lit]).toEqual([null, null]);
  enter(hover, false, "a.walker");
  expect(hover.lit).toBeNull();
});
test("Enter and space do what a click does", () => {
  const then = vi.fn();
  for (const key of ["Enter", " ", "a"]) onPress(new KeyboardEvent("keydown", { key }), then);
  expect(then).toHaveBeenCalledTimes(2);
});

const MOVES = asks("moves", ["a.wing>home-b"], { refused: [{ id: "a.wing>b1", reason: "" }] as never });
test("a drag ends best where the thing can go, else where it is told why not", () => {
  expect(goalAmong(["", "a.wing", "b1", "home-b"], "a.wing", MOVES)).toBe("home-b");
  expect(goalAmong(["b1", "home-a"], "a.wing", MOVES)).toBe("b1");
  expect(goalAmong(["home-a"], "a.wing", MOVES)).toBeNull();
});
test("a press becomes a drag once it moves, drops where it ends, and swallows the click", () => {
  const zone = Object.assign(document.createElement("div"), { innerHTML: "" });
  zone.setAttribute("data-thing", "home-b");
  document.elementsFromPoint = () => [zone];
  const ondrop = vi.fn();
  const hover = asked(MOVES);
  const drag = new Dragging(() => ({ question: MOVES, hover, at: (x, y) => ({ x, y }), ondrop }));
  const at = (kind: string, x: number) => new PointerEvent(kind, { clientX: x, clientY: 0, button: 0 });
  drag.grab(at("pointerdown", 0), "a.wing");
  dispatchEvent(at("pointermove", 5));
  expect(drag.now).toBeNull();
  dispatchEvent(at("pointermove", 30));
  expect(drag.now).toEqual({ thing: "a.wing", x: 30, y: 0, over: "home-b" });
  expect(hover.from).toBe("a.wing");
  dispatchEvent(at("pointerup", 30));
  expect(ondrop).toHaveBeenCalledExactlyOnceWith("a.wing", "home-b");
  expect([drag.now, hover.from, drag.endsHere(), drag.endsHere()]).toEqual([null, null, true, false]);
  drag.grab(at("pointerdown", 0), "a.walker");
  dispatchEvent(at("pointermove", 30));
  expect(drag.now).toBeNull();
});
