// The analysis of a match: asking for it, how far it is, and what is looked at of it on the board.
import { untrack } from "svelte";
import { api } from "../../lib/api";
import { Choosing, type Pose } from "../../lib/choosing.svelte";
import type { AnalysisInfo, TellAnalysis, TellBetter } from "../../lib/messages";
import type { Reel } from "../../lib/reel.svelte";
import { troubleTold } from "../../lib/saying.svelte";
import { settings } from "../../lib/settings.svelte";
import { frames, type Frame } from "../../lib/views";

const LOOK = 1000;
const PATIENT_LOOK = 5000;

export type Side = "given" | "better";

export class Analysing {
  /** Whether the panel shows it. */
  on = $state(false);
  info = $state.raw<AnalysisInfo | null>(null);
  found = $state.raw<TellAnalysis | null>(null);
  trouble = $state("");
  /** What would be best at the moment somebody asked about; asked for just now. */
  here = $state.raw<TellBetter[]>([]);
  asking = $state(false);
  /** How often somebody has wished for it here. */
  wishes = $state(0);
  /** The answer that is looked at closely. */
  open = $state.raw<TellBetter | null>(null);
  /** Which moment of its better line is shown; the first is the table before the answer. */
  step = $state(0);
  /** Which answer is marked on that table. */
  side = $state<Side>("better");
  /** What the board marks: nothing can be answered here. */
  readonly marking = new Choosing();

  constructor(
    private readonly match: string,
    private readonly reel: Reel,
  ) {}

  readonly line = $derived.by((): Frame[] => (this.open ? frames(this.open.moments) : []));
  /** What the board shows in place of the match. */
  readonly frame = $derived.by((): Frame | null => this.line[this.step] ?? null);
  /** The question whose answers are marked. */
  readonly question = $derived.by(() => (this.open && this.step === 0 ? this.open.question : null));
  /** The table at the end of the better line, while that is on the board and not all of it has been seen. */
  readonly later = $derived.by(() => {
    const given = this.step === 0 && this.side === "given";
    return this.step < this.line.length - 1 && !given ? (this.line.at(-1)?.view ?? null) : null;
  });
  readonly unfinished = $derived(this.info?.state === "going" || this.info?.state === "waiting");
  /** How many answers have been given at the moment that is shown. */
  readonly answers = $derived.by(() => this.open?.told.at ?? this.reel.frame?.event.at ?? 0);

  /** Look again and again until it is there; gives what ends that. Made inside an effect. */
  watch(language: string): () => void {
    let timer = 0;
    let gone = false;
    const look = async (): Promise<void> => {
      const fine = await this.take(api.analysis(this.match));
      if (fine && this.info?.state === "over") await this.read(language);
      if (!gone && (!fine || this.unfinished))
        timer = window.setTimeout(() => void look(), fine && this.info?.state === "going" ? LOOK : PATIENT_LOOK);
    };
    void look();
    const asked = untrack(() => this.here[0]);
    if (asked) void this.ask(asked.told.at, language);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }

  async begin(): Promise<void> {
    await this.take(api.analyse(this.match));
    this.wishes += 1;
  }
  async stop(): Promise<void> {
    await this.take(api.stopAnalysis(this.match));
  }

  private async take(answer: Promise<AnalysisInfo>): Promise<boolean> {
    try {
      [this.info, this.trouble] = [await answer, ""];
      return true;
    } catch (problem) {
      this.trouble = troubleTold(problem);
      return false;
    }
  }

  private async read(language: string): Promise<void> {
    try {
      const told = await api.analysisTold(this.match, language);
      if (language !== settings.language) return;
      this.found = told;
      this.reopen([...told.costly, ...told.now]);
    } catch (problem) {
      this.trouble = troubleTold(problem);
    }
  }

  /** Look at the same answer in other words. */
  private reopen(told: readonly TellBetter[]): void {
    const open = this.open;
    const same = told.find((one) => one.told.at === open?.told.at && one.told.seat === open.told.seat);
    if (open && same && (same.given === null) === (open.given === null)) this.open = same;
  }

  /** Ask what would be best after so many answers. */
  async ask(answers: number, language: string): Promise<void> {
    this.asking = true;
    try {
      const here = await api.bestAt(this.match, answers, language);
      this.trouble = "";
      if (language === settings.language) {
        this.here = here;
        this.reopen(here);
      }
    } catch (problem) {
      this.trouble = troubleTold(problem);
    } finally {
      this.asking = false;
    }
  }

  /** Show the match after so many answers. */
  visit(answers: number): void {
    this.close();
    this.reel.pause();
    this.reel.seek(this.reel.frames.findLastIndex((frame) => frame.event.at <= answers));
  }

  /** Look at an answer closely, from the table before it; once more: no longer. */
  look(better: TellBetter): void {
    if (this.open === better) {
      this.close();
      return;
    }
    this.visit(better.told.at);
    this.open = better;
    this.step = 0;
    this.mark("better");
  }

  close(): void {
    this.open = null;
    this.step = 0;
    this.marking.ask(null);
  }

  /** Mark an answer on the table before it. */
  mark(side: Side): void {
    if (!this.open) return;
    this.step = 0;
    this.side = side;
    const { marking } = this;
    marking.ask(this.open.question);
    marking.pose = null;
    const answer: unknown = side === "given" ? this.open.given : this.open.better;
    const parts = Array.isArray(answer) ? answer : [answer];
    const ids = parts.filter((part): part is string => typeof part === "string");
    if (ids.length === 0 && parts.length === 3) {
      const pose = parts as unknown as Pose;
      marking.put(pose);
      marking.judge(pose, null);
    }
    marking.chosen = ids.filter((id) => marking.option(id));
    marking.lit = marking.chosen[0] ?? null;
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(step, this.line.length - 1));
  }
}
