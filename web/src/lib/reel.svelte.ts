// A match as moments to go through: play, step, jump. Used by replays, and to look back during a match.
import type { TellEvent } from "./messages";
import { pace } from "./settings.svelte";
import type { Frame } from "./views";

const SPEEDS = [0.5, 1, 2, 4];

export interface TurnMark {
  at: number;
  turn: number;
}

export function turnMarks(events: readonly TellEvent[], turnOf: (event: TellEvent) => number | null): TurnMark[] {
  return events.flatMap((event, at) => {
    const turn = turnOf(event);
    return turn === null ? [] : [{ at, turn }];
  });
}

/** The moments a ruler marks: those that hurt somebody, and whom. */
export function hurtMarks(
  events: readonly TellEvent[],
  hurt: (event: TellEvent) => number | null,
): { at: number; player: number }[] {
  return events.flatMap((event, at) => {
    const player = hurt(event);
    return player === null ? [] : [{ at, player }];
  });
}

/** The events since the last turn began, with the one that began it. */
export function thisTurn(log: readonly TellEvent[], turnOf: (event: TellEvent) => number | null): readonly TellEvent[] {
  return log.slice(
    Math.max(
      0,
      log.findLastIndex((event) => turnOf(event) !== null),
    ),
  );
}

export class Reel {
  frames = $state.raw<Frame[]>([]);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  private timer = 0;

  constructor(
    private readonly beat: (event: TellEvent) => number,
    private readonly turnOf: (event: TellEvent) => number | null,
  ) {}

  readonly last = $derived(Math.max(0, this.frames.length - 1));
  readonly frame = $derived(this.frames[Math.min(this.at, this.last)] ?? null);
  readonly turns = $derived.by((): TurnMark[] =>
    turnMarks(
      this.frames.map((frame) => frame.event),
      this.turnOf,
    ),
  );

  /** All events up to the moment shown. */
  readonly log = $derived(this.frames.slice(0, this.at + 1).map((frame) => frame.event));
  /** The events of this turn up to the moment shown. */
  readonly recent = $derived.by(() => thisTurn(this.log, this.turnOf));

  load(frames: Frame[], at = frames.length - 1): void {
    this.frames = frames;
    this.at = Math.max(0, Math.min(at, frames.length - 1));
  }

  seek(at: number): void {
    this.at = Math.max(0, Math.min(Math.round(at), this.last));
    if (this.playing) this.schedule();
  }

  /** Go to the first moment at which an event of the log, or a later one, has happened. */
  visit(index: number): void {
    this.seek(this.frames.findIndex((frame) => frame.event.index >= index));
  }

  /** The next speed; after the fastest comes the slowest. */
  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  /** The next moment in a direction at which something is to be seen. */
  step(direction: 1 | -1): void {
    this.pause();
    let at = this.at + direction;
    while (at > 0 && at < this.last && this.beat(this.frames[at]!.event) === 0) at += direction;
    this.seek(at);
  }

  turnStep(direction: 1 | -1): void {
    this.pause();
    const marks = this.turns.map((mark) => mark.at);
    const next = direction > 0 ? marks.find((at) => at > this.at) : marks.filter((at) => at < this.at).pop();
    this.seek(next ?? (direction > 0 ? this.last : 0));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else {
      if (this.at >= this.last) this.at = 0;
      this.playing = true;
      this.schedule();
    }
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const frame = this.frames[this.at];
    if (!this.playing || !frame) return;
    const beat = Math.max(this.beat(frame.event), 0) * 1.25;
    this.timer = window.setTimeout(
      () => {
        if (this.at >= this.last) this.pause();
        else {
          this.at += 1;
          this.schedule();
        }
      },
      (beat / this.speed) * (pace() === 0 ? 0.8 : 1),
    );
  }
}
