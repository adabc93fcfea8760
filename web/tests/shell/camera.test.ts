import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setSpeed } from "../../src/lib/settings.svelte";
import { Camera, inside, middle } from "../../src/shell/camera.svelte";
import { Dragging } from "../../src/shell/dragging";

/** A board of 1000 by 500 seen through a window of 500 by 250: a pixel is two units long. */
function camera(): Camera {
  const made = new Camera();
  made.screen = { w: 500, h: 250 };
  made.size({ x: 0, y: 0, w: 1000, h: 500 });
  return made;
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  setSpeed(0);
});
afterEach(() => void vi.useRealTimers());

test("a window lies around its middle, but not beyond the board", () => {
  expect(inside(50, 0, 100, 20)).toBe(40);
  expect(inside(3, 0, 100, 20)).toBe(0);
  expect(inside(99, 0, 100, 20)).toBe(80);
  expect(inside(7, -10, 100, 20)).toBe(-3);
});
test("a window longer than the board shows it in its middle", () => {
  expect(inside(90, 0, 100, 160)).toBe(-30);
  expect(inside(90, 20, 100, 100)).toBe(20);
});
test("the whole board is in view at first, as large as the narrower side allows", () => {
  const made = camera();
  expect([made.scale, made.px, made.box]).toEqual([0.5, 2, { x: 0, y: 0, w: 1000, h: 500 }]);
  made.screen = { w: 500, h: 500 };
  expect(made.box).toEqual({ x: 0, y: -250, w: 1000, h: 1000 });
});
test("zooming leaves the point under the pointer where it is", () => {
  const made = camera();
  made.zoomTo(2, { x: 250, y: 125 });
  expect(made.box).toEqual({ x: 125, y: 62.5, w: 500, h: 250 });
  made.zoomTo(4, { x: 375, y: 187.5 });
  expect(made.box).toEqual({ x: 250, y: 125, w: 250, h: 125 });
  made.zoomTo(2);
  expect(middle(made.box)).toEqual({ x: 375, y: 187.5 });
});
test("it comes no nearer than four times, and goes no farther than the whole", () => {
  const made = camera();
  made.zoomTo(100);
  expect(made.zoom).toBe(4);
  made.zoomTo(0.1);
  expect([made.zoom, made.box]).toEqual([1, { x: 0, y: 0, w: 1000, h: 500 }]);
});
test("panning ends at the edges of the board", () => {
  const made = camera();
  made.zoomTo(2);
  made.panTo({ x: 400, y: 200 });
  expect(middle(made.box)).toEqual({ x: 400, y: 200 });
  made.panBy(-50, 20);
  expect(middle(made.box)).toEqual({ x: 350, y: 220 });
  made.panBy(-5000, 5000);
  expect(made.box).toEqual({ x: 0, y: 250, w: 500, h: 250 });
  made.panBy(10, 0);
  expect(made.box.x).toBe(10);
});
test("looking at a part frames it; at nothing, the whole board", () => {
  const made = camera();
  made.look({ x: 600, y: 200, w: 500, h: 100 });
  expect([made.zoom, made.box.w]).toEqual([2, 500]);
  made.look({ x: 100, y: 100, w: 250, h: 125 });
  expect([made.zoom, middle(made.box)]).toEqual([4, { x: 225, y: 162.5 }]);
  made.look({ x: 100, y: 100, w: 1, h: 1 });
  expect(made.zoom).toBe(4);
  made.look(null);
  expect([made.zoom, made.box.x]).toEqual([1, 0]);
});
test("it glides there at the pace of the page, and stops when somebody takes hold", () => {
  setSpeed(1);
  const made = camera();
  made.glideTo({ x: 300, y: 200 }, 2);
  vi.advanceTimersByTime(200);
  expect(made.zoom).toBeGreaterThan(1.3);
  expect(made.zoom).toBeLessThan(2);
  made.stop();
  const halfway = made.zoom;
  vi.advanceTimersByTime(1000);
  expect(made.zoom).toBe(halfway);
  made.glideTo({ x: 300, y: 200 }, 2);
  vi.advanceTimersByTime(1000);
  expect([made.zoom, middle(made.box)]).toEqual([2, { x: 300, y: 200 }]);
});
test("a board that grows is seen whole, unless somebody has come nearer", () => {
  const made = camera();
  made.size({ x: 0, y: 0, w: 2000, h: 1000 });
  expect(made.box).toEqual({ x: 0, y: 0, w: 2000, h: 1000 });
  made.zoomTo(4, { x: 0, y: 0 });
  made.size({ x: -100, y: -100, w: 2100, h: 1050 });
  expect(made.box.x).toBeCloseTo(-12.5);
});

const BOARD = document.createElement("div");
const pointer = (id: number, x: number, y: number, more: object = {}): PointerEvent =>
  ({ pointerId: id, clientX: x, clientY: y, pointerType: "touch", button: 0, target: BOARD, ...more }) as never;
function dragged(): { made: Camera; hand: Dragging } {
  const made = camera();
  made.zoomTo(2);
  return { made, hand: new Dragging(made, (x, y) => ({ x: made.box.x + x * made.px, y: made.box.y + y * made.px })) };
}

test("one finger drags the board; a small tremble is still a click", () => {
  const { made, hand } = dragged();
  hand.down(pointer(1, 100, 100));
  hand.move(pointer(1, 103, 103));
  expect([made.box.x, hand.wasDrag()]).toEqual([250, false]);
  hand.move(pointer(1, 110, 100));
  expect(made.box.x).toBe(240);
  hand.up(pointer(1, 110, 100));
  hand.move(pointer(1, 300, 100));
  expect(made.box.x).toBe(240);
  expect([hand.wasDrag(), hand.wasDrag()]).toEqual([true, false]);
});
test("two fingers pull the board nearer around the point between them", () => {
  const { made, hand } = dragged();
  hand.down(pointer(1, 200, 125));
  hand.down(pointer(2, 300, 125));
  hand.move(pointer(2, 350, 125));
  expect(made.zoom).toBeCloseTo(3);
  expect(hand.wasDrag()).toBe(true);
});
test("pieces that are dragged themselves, and other buttons, leave the board alone", () => {
  const { made, hand } = dragged();
  const ghost = document.createElement("i");
  ghost.setAttribute("data-place", "ghost");
  for (const more of [{ target: ghost }, { pointerType: "mouse", button: 2 }]) {
    hand.down(pointer(1, 0, 0, more));
    hand.move(pointer(1, 90, 0));
    expect(made.box.x).toBe(250);
  }
});
