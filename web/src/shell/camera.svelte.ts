// How much of a board is in view: its middle and its zoom, never nearer than CLOSEST and never beyond the board.
import type { Box, Point } from "../games/front";
import { pace } from "../lib/settings.svelte";

const CLOSEST = 4;
const GLIDE = 420;

export function middle(of: Box): Point {
  return { x: of.x + of.w / 2, y: of.y + of.h / 2 };
}

/**
 * Where a window of a length begins around a middle, not beyond the board; a window longer than the board shows it in
 * its middle.
 */
export function inside(at: number, start: number, whole: number, length: number): number {
  if (length >= whole) return start + (whole - length) / 2;
  return Math.min(Math.max(at - length / 2, start), start + whole - length);
}

function clipped(zoom: number): number {
  return Math.min(CLOSEST, Math.max(1, zoom));
}

interface Aim extends Point {
  zoom: number;
}

export class Camera {
  /** All of the board, in its own units. */
  base = $state.raw<Box>({ x: -20, y: -20, w: 940, h: 850 });
  /** The window it is seen through, in pixels. */
  screen = $state.raw({ w: 1, h: 1 });
  zoom = $state(1);
  private centre = $state.raw<Point>({ x: 450, y: 405 });
  private gliding = 0;

  /** Pixels of the screen to a unit of the board. */
  readonly scale = $derived(Math.min(this.screen.w / this.base.w, this.screen.h / this.base.h) * this.zoom);
  /** Board units to a pixel. Boards read it as --px, for text that keeps its size. */
  readonly px = $derived(1 / this.scale);
  /** The part of the board that is in view. */
  readonly box = $derived.by((): Box => {
    const w = this.screen.w / this.scale;
    const h = this.screen.h / this.scale;
    const { base, centre } = this;
    return { x: inside(centre.x, base.x, base.w, w), y: inside(centre.y, base.y, base.h, h), w, h };
  });

  size(next: Box): void {
    const { base } = this;
    if (next.x === base.x && next.y === base.y && next.w === base.w && next.h === base.h) return;
    this.base = next;
    if (this.zoom === 1) this.centre = middle(next);
  }

  /** Zoom so that the point under the pointer stays where it is. */
  zoomTo(next: number, point?: Point): void {
    this.stop();
    const before = this.box;
    const fixed = point ?? middle(before);
    const part = { x: (fixed.x - before.x) / before.w, y: (fixed.y - before.y) / before.h };
    this.zoom = clipped(next);
    const { w, h } = this.box;
    this.centre = { x: fixed.x + (0.5 - part.x) * w, y: fixed.y + (0.5 - part.y) * h };
  }

  panTo(point: Point): void {
    this.stop();
    this.centre = point;
  }
  panBy(x: number, y: number): void {
    const now = middle(this.box);
    this.panTo({ x: now.x + x, y: now.y + y });
  }

  /** Bring a point into the middle, at the zoom there is or at another one. */
  glideTo(point: Point, zoom = this.zoom): void {
    this.glide({ zoom, ...point });
  }
  fit(): void {
    this.glide({ zoom: 1, ...middle(this.base) });
  }
  /** Frame a part of the board; null: all of it. */
  look(to: Box | null): void {
    if (!to) this.fit();
    else this.glide({ zoom: clipped(this.zoom * Math.min(this.box.w / to.w, this.box.h / to.h)), ...middle(to) });
  }

  /** Whatever glides stays where it is. */
  stop(): void {
    cancelAnimationFrame(this.gliding);
  }

  private glide(to: Aim): void {
    this.stop();
    const from = { zoom: this.zoom, ...middle(this.box) };
    const time = pace() ? GLIDE / pace() : 0;
    const begun = performance.now();
    const next = (now: number): void => {
      const part = time ? Math.max(0, Math.min(1, (now - begun) / time)) : 1;
      const eased = 1 - (1 - part) ** 3;
      this.zoom = from.zoom + (to.zoom - from.zoom) * eased;
      this.centre = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
      if (part < 1) this.gliding = requestAnimationFrame(next);
    };
    next(begun);
  }
}
