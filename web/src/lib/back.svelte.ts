// Looking back during a match: the same ruler as in a replay, over the moments so far.
import { Reel } from "./reel.svelte";
import type { TellEvent } from "./messages";
import type { Frame } from "./views";

interface Hooks {
  beat: (event: TellEvent) => number;
  turnOf: (event: TellEvent) => number | null;
  /** The moments so far, asked for whenever somebody begins to look back. */
  frames: () => Promise<Frame[]>;
  begun: () => void;
  failed: (problem: unknown) => void;
}

export class Back {
  on = $state(false);
  readonly reel: Reel;
  private loading = false;

  constructor(private readonly hooks: Hooks) {
    this.reel = new Reel(hooks.beat, hooks.turnOf);
  }

  seek(at: number): void {
    void this.look(() => this.reel.seek(at));
  }
  visit(index: number): void {
    void this.look(() => this.reel.visit(index));
  }
  toggle(): void {
    void this.look(() => this.reel.toggle());
  }
  /** Beyond the last moment is the present. */
  step(direction: 1 | -1): void {
    void this.look(() => (this.isBeyond(direction) ? this.end() : this.reel.step(direction)));
  }
  turnStep(direction: 1 | -1): void {
    void this.look(() => (this.isBeyond(direction) ? this.end() : this.reel.turnStep(direction)));
  }

  /** Return to the present. */
  end(): void {
    this.reel.pause();
    this.on = false;
  }

  private isBeyond(direction: 1 | -1): boolean {
    return direction > 0 && this.reel.at >= this.reel.last;
  }

  private async look(then: () => void): Promise<void> {
    if (this.on) {
      then();
      return;
    }
    if (this.loading) return;
    this.loading = true;
    try {
      this.reel.load(await this.hooks.frames());
      this.on = true;
      this.hooks.begun();
      then();
    } catch (problem) {
      this.hooks.failed(problem);
    } finally {
      this.loading = false;
    }
  }
}
