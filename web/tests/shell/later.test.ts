import { expect, test } from "vitest";
import type { Standing } from "../../src/games/front";
import { haunt, moves } from "../../src/shell/later";

const at = (thing: string, x: number, y: number, more: Partial<Standing> = {}): Standing => ({
  thing,
  player: 0,
  at: { x, y },
  ...more,
});

test("what stands elsewhere or is turned has moved, what comes or goes has not", () => {
  const now = [at("stays", 5, 5), at("goes", 0, 0), at("moves", 0, 0), at("turns", 9, 9, { turn: 350 })];
  const then = [at("stays", 5.2, 5), at("comes", 1, 1), at("moves", 30, 40), at("turns", 9, 9, { turn: 20 })];
  expect(moves(now, then).map(({ to }) => to.thing)).toEqual(["moves", "turns"]);
});

test("where pieces share the room of a place, only another place counts", () => {
  const now = [at("one", 0, 0, { place: "home" }), at("other", 50, 0, { place: "home" })];
  const then = [at("one", 90, 90, { place: "home" }), at("other", 50, 0, { place: "away" })];
  expect(moves(now, then).map(({ to }) => to.thing)).toEqual(["other"]);
});

test("a likeness stands where the piece would be, turned the short way, and is nothing to press or find", () => {
  const board = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  board.innerHTML = '<g data-thing="ship"><rect role="button" tabindex="0" aria-label="A ship"/></g><g class="layer"/>';
  const layer = board.querySelector(".layer")!;
  const going = moves([at("ship", 10, 20, { turn: 350 })], [at("ship", 40, 60, { turn: 20 })]);
  haunt(layer, [...going, { from: at("nobody", 0, 0), to: at("nobody", 9, 9) }]);
  expect(layer.children).toHaveLength(1);
  expect(layer.firstElementChild?.getAttribute("transform")).toBe("translate(30 40) rotate(30 10 20)");
  expect(layer.querySelectorAll("[data-thing], [role], [tabindex], [aria-label]")).toHaveLength(0);
  expect(board.querySelectorAll("[data-thing]")).toHaveLength(1);
  haunt(layer, []);
  expect(layer.children).toHaveLength(0);
});
