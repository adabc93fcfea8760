// One browser at one table: who sits there, what is shown of the match (now, or looking back), and what one does.
import { untrack } from "svelte";
import { frontOf } from "../../games";
import type { Catalogue, Front, Optional, Point } from "../../games/front";
import { api, Trouble } from "../../lib/api";
import { Back } from "../../lib/back.svelte";
import { Choosing } from "../../lib/choosing.svelte";
import { beginLesson, noteLearned } from "../../lib/learning";
import { ownName } from "../../lib/person";
import { hurtMarks, turnMarks } from "../../lib/reel.svelte";
import { go } from "../../lib/router.svelte";
import { Saying } from "../../lib/saying.svelte";
import { Seating } from "../../lib/seating.svelte";
import { clearFragment, invitation, ownToken, rememberSeat, seatsOf } from "../../lib/seats";
import { settings } from "../../lib/settings.svelte";
import { Standing, type Scope } from "../../lib/standing.svelte";
import { Table } from "../../lib/table.svelte";
import { seriesTold } from "../../lib/terms";
import { wearGame } from "../../lib/theme";
import { t } from "../../lib/words";
import { aloft } from "../../shell/carrying.svelte";

/** A piece on its way to a place: no kind of question is answered twice for it. */
interface Landing {
  thing: string;
  to: Point;
  answered: readonly string[];
  /** The question answered last. */
  last?: number;
}

export class Sitting {
  front = $state.raw<Front | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  /** The time, second by second. */
  clock = $state(Date.now());
  /** A match that is gone may still be looked at. */
  kept = $state(false);
  busy = $state(false);
  readonly saying = new Saying();
  readonly back: Back;
  readonly seating: Seating<Table>;
  readonly standing: Standing;
  private readonly still = new Choosing();

  /** Made while a component is: its effects end with it. */
  constructor(readonly match: string) {
    this.standing = new Standing(match);
    this.back = new Back({
      beat: (event) => this.front?.beat(event) ?? 0,
      turnOf: (event) => this.front?.turnOf(event) ?? null,
      frames: () => api.frames(match, this.seating.token),
      begun: () => this.table.show.finish(),
      failed: (problem) => this.saying.fail(problem),
    });
    this.seating = new Seating(seatsOf(match), (token, openly) => {
      this.back.end();
      return new Table(match, token, () => this.front, openly, this.seating?.table);
    });
    $effect(() => this.furnish());
    $effect(() => this.readCatalogue());
    $effect(() => this.noteLesson());
    $effect(() => {
      const seat = this.now?.seat;
      if (seat) untrack(() => this.seating.told(seat));
    });
    $effect(() => this.seatNext());
    $effect(() => this.declineAgain());
    $effect(() => this.goOnLanding());
    $effect(() => this.askWhetherKept());
    $effect(() => {
      const timer = setInterval(() => (this.clock = Date.now()), 1000);
      return () => clearInterval(timer);
    });
    $effect(() => {
      untrack(() => this.comeIn());
      return () => this.leave();
    });
  }

  get table(): Table {
    return this.seating.table;
  }
  readonly now = $derived.by(() => this.table.now);
  readonly game = $derived(this.now?.game ?? "");
  readonly question = $derived(this.now?.question ?? null);
  readonly you = $derived(this.now?.seat ? "abcdefgh".indexOf(this.now.seat) : null);
  readonly hintable = $derived(
    this.now !== null && this.you !== null && !this.now.result && (this.question || !this.now.hints.allowed),
  );
  readonly names = $derived(this.now?.seats.map((seat) => seat.name) ?? []);
  /** Between two people who share this screen everybody sees what spectators see. */
  readonly veiled = $derived.by(() => {
    const { shared, wanted, openly } = this.seating;
    return shared && !openly && !this.table.over && (wanted === null || this.now?.seat !== wanted);
  });
  /** Those who share this screen and are asked something. */
  readonly called = $derived.by(() => {
    const awaited = this.now?.awaited_seats ?? [];
    return this.now?.seats.filter((seat) => seat.kind === "human" && awaited.includes(seat.seat)) ?? [];
  });

  /** Who sits openly is asked by name: both look at the screen. */
  readonly askedName = $derived.by(() =>
    this.seating.openly ? (this.now?.seats.find((seat) => seat.seat === this.now?.seat)?.name ?? "") : "",
  );

  // What is shown: now, or then

  readonly view = $derived.by(() =>
    this.back.on && this.back.reel.frame ? this.back.reel.frame.view : this.table.view,
  );
  readonly asked = $derived.by(() =>
    !this.back.on && !this.table.show.running && !this.veiled ? this.question : null,
  );
  readonly event = $derived.by(() => (this.back.on ? (this.back.reel.frame?.event ?? null) : this.table.show.event));
  readonly log = $derived.by(() => (this.back.on ? this.back.reel.log : this.table.shownLog));
  readonly recent = $derived.by(() => (this.back.on ? this.back.reel.recent : this.table.recent));
  readonly choosing = $derived.by(() => (this.back.on ? this.still : this.table.choosing));
  readonly bold = $derived(
    this.front && this.catalogue && this.now ? this.front.names(this.now.view, this.catalogue) : [],
  );
  private readonly events = $derived.by(() =>
    this.back.on ? this.back.reel.frames.map((frame) => frame.event) : this.table.log,
  );
  readonly turns = $derived(turnMarks(this.events, (event) => this.front?.turnOf(event) ?? null));
  readonly marks = $derived(hurtMarks(this.events, (event) => this.front?.mark(event) ?? null));

  readonly title = $derived(this.now?.lesson?.title ?? (this.front && this.view ? this.front.title(this.view) : null));
  readonly turn = $derived(this.front && this.view ? this.front.turn(this.view) : 0);
  readonly counts = $derived(this.front?.counts ?? "turn");
  readonly subtitle = $derived.by(() => {
    if (!this.front || !this.view) return "";
    const { key, facts } = this.front.subtitle(this.view);
    const others = this.now?.seats.filter((seat) => seat.seat !== this.now?.seat) ?? [];
    const name = others.map((seat) => seat.name).join(", ");
    const who = this.you === null ? t("table-watching") : t("table-vs", { name });
    return [this.now?.lesson ? "" : this.now?.name, who, t(key, facts), this.series].filter(Boolean).join(" · ");
  });
  /** How the series stands, one's own wins first; "" without one. */
  readonly series = $derived(this.now?.series ? seriesTold(this.now.series, this.you ?? 0) : "");
  /** What the ruler of time says. */
  readonly ruler = $derived.by(() => {
    const moment = t(`log-${this.counts}`, { turn: this.turn });
    if (this.back.on) return moment;
    return this.turn > 0 ? t(this.table.over ? "time-end" : "time-now", { moment }) : t("time-setup");
  });

  /** What the open question offers that may be declined for longer. */
  readonly optional = $derived.by((): Optional | null => {
    if (!this.asked || !this.front?.optional || !this.catalogue || !this.now) return null;
    return this.front.optional(this.asked, this.now.view, this.catalogue);
  });
  /** What this seat declines without being asked. */
  readonly declined = $derived.by(() => this.standing.holding(this.now?.seat ?? "", this.turn));

  // What one does

  confirm(): void {
    if (this.back.on) this.back.end();
    this.table.confirm();
  }
  pick(thing: string): void {
    if (this.back.on) return;
    const { choosing, show } = this.table;
    show.finish();
    const again = choosing.touch(thing);
    if (!this.question) return;
    if (again || (settings.quick && !choosing.several && choosing.answer !== null && choosing.from === null))
      this.table.confirm();
  }
  /** Decline what is asked, now and as often as it is offered again. */
  declineFor(scope: Scope): void {
    if (!this.optional || !this.now?.seat) return;
    this.standing.decline(this.optional.offers, scope, this.now.seat, this.turn);
    this.table.decline();
  }
  private declineAgain(): void {
    const { optional, now, asked } = this;
    if (!optional || !now?.seat || !asked || this.table.sending) return;
    if (!this.standing.covers(optional.offers, now.seat, this.turn, now.sequence)) return;
    untrack(() => {
      if (this.table.decline()) this.saying.say(t("standing-declined", { name: optional.offers[0]?.name ?? "" }));
    });
  }
  drop(thing: string, on: string): void {
    if (this.back.on) return;
    const { choosing } = this.table;
    if (choosing.drop(thing, on) && settings.quick && !choosing.several) this.table.confirm();
  }
  /** A piece was dragged somewhere: what leads there is answered, then it is put down. */
  land(thing: string, to: Point): void {
    this.landing = { thing, to, answered: [] };
  }
  private landing = $state.raw<Landing | null>(null);
  private goOnLanding(): void {
    const { landing, asked, front, now } = this;
    if (!landing || !asked || !front || !now || this.table.sending || landing.last === asked.number) return;
    untrack(() => {
      this.landing = null;
      const over = aloft(landing.thing, landing.to, { front, question: asked, view: now.view });
      if (over?.option === null) this.table.put(over.pose);
      else if (over && !landing.answered.includes(asked.kind)) {
        this.landing = { ...landing, answered: [...landing.answered, asked.kind], last: asked.number };
        if (!this.table.choosing.isChosen(over.option)) this.table.choosing.toggle(over.option);
        this.table.confirm();
      }
    });
  }
  undo(): void {
    if (this.now && this.now.undo.how !== "no") this.table.send({ type: "ask-undo" });
  }
  /** Ask the bot; among people, first ask the others whether all may. */
  hint(): void {
    if (!this.now || (this.now.hints.allowed && !this.question)) return;
    if (!this.now.hints.allowed) {
      this.table.send({ type: "allow-hints", yes: true });
      return;
    }
    this.table.show.finish();
    this.table.askHint(settings.adviser);
  }
  /** Begin a lesson of this game. */
  async learn(lesson: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await beginLesson(this.game, lesson);
    } catch (problem) {
      this.saying.fail(problem);
    } finally {
      this.busy = false;
    }
  }
  private noteLesson(): void {
    const lesson = this.now?.lesson;
    if (lesson?.end === "reached" && this.you !== null) noteLearned(this.game, lesson.id);
  }
  async rematch(): Promise<void> {
    const { held } = this.seating;
    if (!held[0] || this.busy) return;
    this.busy = true;
    try {
      const again = this.now?.rematch ?? (await api.rematch(this.match, held[0]));
      for (const token of held.toReversed()) rememberSeat(again.match, token);
      go(`/t/${again.match}`);
    } catch (problem) {
      this.saying.fail(problem);
    } finally {
      this.busy = false;
    }
  }
  /** Take an open seat, or the one an invitation is for, with a token that nobody else will ever hold. */
  async join(invite = ""): Promise<void> {
    const token = ownToken(this.match);
    try {
      await api.join(this.match, token, ownName(), invite);
      rememberSeat(this.match, token);
      this.seating.join(token);
    } catch (problem) {
      this.saying.fail(problem);
      if (!(problem instanceof Trouble) || !problem.status) return; // the server was not reached: a reload tries again
    }
    if (invite) clearFragment();
  }

  /** One's own side for a look, until the match goes on. */
  peek(): void {
    const { wanted } = this.seating;
    if (wanted === null || !this.now) return;
    this.peekedAt = this.now.sequence;
    this.seating.take(wanted);
  }
  private peekedAt: number | null = null;

  /** At a shared screen: a question that hides nothing needs no curtain, whoever it is for. */
  private seatNext(): void {
    const { now, seating } = this;
    if (!seating.shared || !now || this.table.over || this.table.show.running || now.sequence === this.peekedAt) return;
    if (seating.openly && now.seat !== seating.wanted) return; // about to sit down
    const called = this.called.map((seat) => seat.seat).filter((seat) => seating.mayTake(seat));
    const open = called.filter((seat) => now.open_seats.includes(seat));
    const next = open.find((seat) => seat === seating.wanted) ?? open[0];
    untrack(() => {
      if (next !== undefined && !(seating.openly && next === seating.wanted)) seating.take(next, true);
      else if (next === undefined && seating.openly && called.length) seating.handOver();
    });
  }

  private comeIn(): void {
    const invite = invitation();
    if (invite && !this.seating.held.length) void this.join(invite);
    else if (invite) clearFragment();
  }
  private leave(): void {
    this.table.close();
    this.back.reel.pause();
  }

  private furnish(): void {
    if (!this.game) return;
    wearGame(this.game);
    void frontOf(this.game).then((found) => (this.front = found));
  }
  private readCatalogue(): void {
    const { language } = settings;
    if (!this.game) return;
    void api.catalogue<Catalogue>(this.game, language).then((found) => {
      if (language === settings.language) this.catalogue = found;
    });
  }
  private askWhetherKept(): void {
    if (this.table.state !== "gone") return;
    void api.match(this.match).then(
      (info) => (this.kept = info.kept),
      () => (this.kept = false),
    );
  }
}
