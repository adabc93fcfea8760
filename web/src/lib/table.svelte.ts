// A seat at a table: what the server says, what is being chosen, and what is shown of it right now.
import type { Front, View } from "../games/front";
import { Choosing, type Pose } from "./choosing.svelte";
import type { ChatLine, HintMessage, TableMessage, TellEvent, ToClient } from "./messages";
import { thisTurn } from "./reel.svelte";
import { settings } from "./settings.svelte";
import { Show } from "./show.svelte";
import { Line, type LineState, type Outgoing } from "./socket";
import { sound } from "./sound";
import { tableNow, type TableNow } from "./views";

export interface Refusal {
  reason: string;
  rule: string;
}

export class Table {
  state = $state<LineState>("connecting");
  lostAt = $state(0);
  /** When the server was last heard of the table: clocks run from here. */
  toldAt = $state(0);
  now = $state.raw<TableNow | null>(null);
  log = $state.raw<TellEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<HintMessage | null>(null);
  /** Key of the wish for a hint that is thought about. */
  hinting = $state("");
  goneReason = $state("");
  /** Key of the answer that is on its way. */
  sending = $state("");
  readonly choosing = new Choosing();
  readonly show: Show;
  private readonly line: Line;
  private readonly turnOf: (event: TellEvent) => number | null;
  private told = false;
  /** The pose the server is asked about, and the one to ask about next. */
  private probing: { key: string; pose: Pose } | null = null;
  private nextProbe: Pose | null = null;

  /** `openly`: people share this screen, and see what everybody may see; `before` is what they saw of it last. */
  constructor(
    match: string,
    token: string | null,
    front: () => Front | null,
    readonly openly = token === null,
    before: Table | null = null,
  ) {
    this.show = new Show(
      (event) => front()?.beat(event) ?? 0,
      (event) => sound(front()?.sound?.(event)),
    );
    this.turnOf = (event) => front()?.turnOf(event) ?? null;
    this.line = new Line(
      match,
      token,
      () => settings.language,
      {
        message: (message) => this.receive(message),
        state: (state) => this.lineIs(state),
      },
      openly,
    );
    if (openly && before?.openly && before.now) this.goOnFrom(before, before.now);
  }

  /** Nothing flickers while somebody else sits down to see the very same. */
  private goOnFrom(before: Table, now: TableNow): void {
    this.now = { ...now, seat: null, question: null };
    this.log = before.log;
    this.show.set(now.view);
  }

  readonly over = $derived(this.now !== null && this.now.result !== null);
  get view(): View | null {
    return this.show.view;
  }
  /** Events up to what is shown. */
  readonly shownLog = $derived.by(() => {
    const event = this.show.event;
    return event ? this.log.filter((one) => one.index <= event.index) : this.log;
  });
  /** The events of this turn, up to what is shown. */
  readonly recent = $derived.by(() => thisTurn(this.shownLog, this.turnOf));

  close(): void {
    this.show.stop();
    this.line.close();
  }

  send(message: Outgoing): string {
    this.refusal = null;
    return this.line.send(message);
  }

  /** Ask what a bot of this level would answer. */
  askHint(bot: string): void {
    this.hint = null;
    this.hinting = this.send({ type: "hint", bot });
  }

  /** Send what is picked. */
  confirm(): void {
    const { question, answer } = this.choosing;
    if (!question || answer === null || this.sending) return;
    this.show.finish();
    this.hint = null;
    this.sending = this.send({ type: "answer", number: question.number, answer });
  }

  /** Decline the open question; whether that can be done. */
  decline(): boolean {
    const { refusing } = this.choosing;
    if (!refusing || this.sending) return false;
    this.choosing.chosen = [refusing.id];
    this.confirm();
    return true;
  }

  /**
   * Put a piece somewhere, and ask the server whether it may stand there: one question at a time, the latest pose next.
   */
  put(pose: Pose): void {
    this.show.finish();
    this.choosing.put(pose);
    if (this.probing) this.nextProbe = pose;
    else this.probe(pose);
  }

  private probe(pose: Pose): void {
    const question = this.choosing.question;
    this.nextProbe = null;
    if (!question || this.choosing.pose !== pose) return;
    this.probing = { key: this.send({ type: "probe", number: question.number, answer: [...pose] }), pose };
  }

  private probed(key: string, refusal: Refusal | null): void {
    if (this.probing?.key !== key) return;
    const { pose } = this.probing;
    this.probing = null;
    this.choosing.judge(pose, refusal && { id: pose.join(","), text: "", ...refusal });
    if (this.nextProbe) this.probe(this.nextProbe);
  }

  private lineIs(state: LineState): void {
    if (state === "open") {
      this.chat = [];
      this.told = false;
      this.goneReason = "";
    }
    if (state === "lost" && this.state !== "lost") this.lostAt = Date.now();
    this.state = state;
  }

  private receive(message: ToClient): void {
    switch (message.type) {
      case "table":
        this.update(message);
        break;
      case "accepted":
        // The table that shows what came of it follows; until then nothing else can be answered.
        if (message.key === this.sending && (this.now?.sequence ?? 0) >= message.sequence) this.sending = "";
        break;
      case "probed":
        this.probed(message.key, message.legal ? null : { reason: message.reason, rule: message.rule });
        break;
      case "refused":
        if (message.key === this.sending) this.sending = "";
        if (message.key === this.hinting) this.hinting = "";
        if (message.key === this.probing?.key) {
          this.probed(message.key, { reason: message.reason, rule: message.rule });
          break;
        }
        this.refusal = { reason: message.reason, rule: message.rule };
        break;
      case "chat":
        this.chat = [...this.chat, message];
        if (this.told) this.unread += 1;
        break;
      case "hint-given":
        if (message.key === this.hinting) this.hinting = "";
        this.hint = message;
        this.takeHint(message);
        break;
      case "gone":
        this.goneReason = message.reason;
        break;
    }
  }

  private update(told: TableMessage): void {
    const before = this.now;
    const message = tableNow(told, before?.view ?? {});
    const back = message.log_from < this.log.length;
    this.log = [...this.log.slice(0, message.log_from), ...message.log];
    this.now = message;
    this.toldAt = Date.now();
    if (before?.sequence !== message.sequence) this.sending = "";
    if (before?.question?.number !== message.question?.number) {
      this.hint = null;
      this.hinting = "";
      this.refusal = null;
    }
    this.choosing.ask(message.question);
    if (!before || back || message.frames.length === 0) {
      if (before && !back && this.show.running) this.show.play([], message.view);
      else this.show.set(message.view);
    } else this.show.play(message.frames, message.view);
    this.told = true;
  }

  private takeHint(hint: HintMessage): void {
    const ids = (Array.isArray(hint.answer) ? hint.answer : [hint.answer]).filter(
      (id): id is string => typeof id === "string",
    );
    const choosing = this.choosing;
    const [x, y, heading] = hint.answer;
    if (choosing.placing && typeof x === "number" && typeof y === "number" && typeof heading === "number") {
      this.put([x, y, heading]);
      return;
    }
    choosing.from = null;
    choosing.chosen = ids.filter((id) => choosing.option(id));
  }
}
