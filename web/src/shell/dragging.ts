// Fingers and the mouse on a board: one drags it, two pull it nearer.
import type { Point } from "../games/front";
import type { Camera } from "./camera.svelte";

/** A press that moves less than this is none the less a click. */
const STILL = 6;

export class Dragging {
  private readonly fingers = new Map<number, Point>();
  private moved = false;

  constructor(
    private readonly camera: Camera,
    /** A point of the screen, on the board. */
    private readonly at: (x: number, y: number) => Point,
  ) {}

  /** `grabbed`: whether the first finger took up a piece. */
  down(event: PointerEvent, grabbed: (event: PointerEvent) => boolean = () => false): void {
    if (event.pointerType === "mouse" && event.button !== 0 && event.button !== 1) return;
    this.camera.stop();
    if (this.fingers.size === 0) this.moved = false;
    if ((event.target as Element).closest("[data-place=ghost], [data-place=turn], [data-place=ruler]")) return;
    if (this.fingers.size === 0 && grabbed(event)) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const last = this.fingers.get(event.pointerId);
    if (!last) return;
    const here = { x: event.clientX, y: event.clientY };
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pull(last, here, other);
    else if (!this.drag(last, here)) return;
    this.moved = true;
    this.fingers.set(event.pointerId, here);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  /** Whether a drag just ended, which is not a click; said once. */
  wasDrag(): boolean {
    const { moved } = this;
    this.moved = false;
    return moved;
  }

  /** False while the press may still be a click. */
  private drag(last: Point, here: Point): boolean {
    if (!this.moved && Math.hypot(here.x - last.x, here.y - last.y) < STILL) return false;
    const { px } = this.camera;
    this.camera.panBy((last.x - here.x) * px, (last.y - here.y) * px);
    return true;
  }

  private pull(last: Point, here: Point, other: Point): void {
    const before = Math.hypot(last.x - other.x, last.y - other.y) || 1;
    const after = Math.hypot(here.x - other.x, here.y - other.y);
    this.camera.zoomTo((this.camera.zoom * after) / before, this.at((here.x + other.x) / 2, (here.y + other.y) / 2));
  }
}
