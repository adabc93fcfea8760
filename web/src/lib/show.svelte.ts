// The animation of what happened: one moment after the other, each for its beat. Nothing waits for it; `finish` ends it
// at once.
import type { TellEvent } from "./messages";
import { pace } from "./settings.svelte";
import type { Frame, View } from "./views";

/** However much happens, showing it takes no longer than this. */
const LONGEST = 9000;

export class Show {
  view = $state.raw<View | null>(null);
  event = $state.raw<TellEvent | null>(null);
  running = $state(false);
  private queue: Frame[] = [];
  private last: View | null = null;
  private timer = 0;
  private hurry = 1;

  constructor(
    private readonly beat: (event: TellEvent) => number,
    private readonly heard: (event: TellEvent) => void = () => {},
  ) {}

  /** Show a table without any animation. */
  set(view: View): void {
    this.stop();
    this.last = view;
    this.view = view;
  }

  /** Show moments in turn, and the table as it is now at the end. */
  play(frames: Frame[], now: View): void {
    this.last = now;
    if (pace() === 0 || document.hidden || (frames.length === 0 && !this.running)) {
      const last = frames.findLast((frame) => this.beat(frame.event) > 0);
      if (last) this.heard(last.event);
      this.finish();
      return;
    }
    this.queue.push(...frames);
    const time = this.queue.reduce((sum, frame) => sum + this.beat(frame.event), 0);
    this.hurry = Math.max(1, time / LONGEST);
    if (!this.running) {
      this.running = true;
      this.next();
    }
  }

  finish(): void {
    this.stop();
    if (this.last) this.view = this.last;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.event = null;
    this.running = false;
  }

  private next(): void {
    for (;;) {
      const frame = this.queue.shift();
      if (!frame) {
        this.finish();
        return;
      }
      this.view = frame.view;
      const time = this.beat(frame.event) / (pace() || 1) / this.hurry;
      if (time > 0) {
        this.event = frame.event;
        this.heard(frame.event);
        this.timer = window.setTimeout(() => this.next(), time);
        return;
      }
    }
  }
}
