// One browser at a table at which lists are gathered: who sits there and is ready, and what one brings oneself.
import { untrack } from "svelte";
import { api } from "../../lib/api";
import type { Brought, GameOffer, MatchInfo, TellSeat } from "../../lib/messages";
import { told } from "../../lib/own";
import { ownName, setOwnName } from "../../lib/person";
import {
  clearFragment,
  invitation,
  invitationAddress,
  invitationsOf,
  ownToken,
  rememberOwn,
  rememberSeat,
  seatOf,
} from "../../lib/seats";
import { settings } from "../../lib/settings.svelte";
import { wearGame } from "../../lib/theme";
import { Bringing } from "./bringing.svelte";

/** So often the table is looked at, in milliseconds; less often while nobody sees it. */
const EVERY = 2000;
const UNSEEN = 10_000;

/** How far somebody is. */
export type State = "free" | "invited" | "choosing" | "ready";

export class Gathering {
  /** Whether lists are gathered here is not known yet; they are; or there is something to play. */
  stage = $state<"asking" | "gather" | "play">("asking");
  info = $state.raw<MatchInfo | null>(null);
  offer = $state.raw<GameOffer | null>(null);
  name = $state(ownName());
  private invite = $state(invitation() ?? "");
  mine = $state.raw<Brought | null>(null);
  trouble = $state.raw<{ text: string; rule: string } | null>(null);
  busy = $state(false);
  readonly bringing: Bringing;
  private secret: string | null;

  /** Made while a component is: its effects end with it. */
  constructor(readonly match: string) {
    this.secret = seatOf(match);
    this.bringing = new Bringing(
      () => this.info,
      () => this.offer,
    );
    $effect(() => this.watch());
    $effect(() => this.furnish());
  }

  /** Whether a seat can be taken here: one is free, or the address is an invitation. */
  readonly welcome = $derived.by(() => {
    const free = this.info?.seats.some((seat) => seat.kind === "open") ?? false;
    return !this.mine && (free || this.invite !== "");
  });

  stateOf(seat: TellSeat): State {
    if (seat.kind === "open") return "free";
    if (seat.ready) return "ready";
    return this.info?.asked.includes(seat.seat) ? "choosing" : "invited";
  }

  /** The whole address by which somebody takes a seat that still waits for them; "" for a seat that does not. */
  linkFor(seat: TellSeat): string {
    const state = this.stateOf(seat);
    const invite = invitationsOf(this.match)[seat.seat];
    if (state === "free") return `${location.origin}/t/${this.match}`;
    return state === "invited" && invite ? location.origin + invitationAddress(this.match, invite) : "";
  }

  async sit(): Promise<void> {
    const token = ownToken(this.match);
    await this.attempt(async () => {
      setOwnName(this.name);
      await api.join(this.match, token, this.name.trim(), this.invite);
      rememberSeat(this.match, token);
      this.secret = token;
    });
    if (this.secret || this.trouble?.text) this.leaveInvitation();
    await this.look();
  }

  /** Put what is chosen on the table: to stay, or not yet. */
  async bring(ready: boolean): Promise<void> {
    const { secret } = this;
    if (!secret) return;
    await this.attempt(async () => {
      setOwnName(this.name);
      const list = this.bringing.list;
      this.hear(await api.bring(this.match, secret, { name: this.name.trim(), list, ready }));
    });
    await this.look();
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      await what();
    } catch (fault) {
      this.trouble = told(fault);
    } finally {
      this.busy = false;
    }
  }

  private leaveInvitation(): void {
    this.invite = "";
    clearFragment();
  }

  private watch(): () => void {
    let timer = 0;
    let ended = false;
    const again = async (): Promise<void> => {
      await untrack(() => this.look());
      if (!ended && this.stage === "gather") timer = window.setTimeout(again, document.hidden ? UNSEEN : EVERY);
    };
    const soon = (): void => {
      if (document.hidden || this.stage !== "gather") return;
      clearTimeout(timer);
      void again();
    };
    document.addEventListener("visibilitychange", soon);
    void again();
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", soon);
    };
  }

  private async look(): Promise<void> {
    if (this.stage === "play") return;
    try {
      this.hear(await api.match(this.match));
      if (this.stage === "gather") await this.lookAtMine();
    } catch {
      // what cannot be asked for now is told by the table itself, or asked for again
      if (this.stage === "asking") this.stage = "play";
    }
  }

  private hear(info: MatchInfo): void {
    this.info = info;
    this.stage = info.gathering ? "gather" : "play";
    rememberOwn(this.match, info.yours);
    this.secret ??= seatOf(this.match);
  }

  private async lookAtMine(): Promise<void> {
    if (!this.secret) return;
    const first = this.mine === null;
    this.mine = await api.brought(this.match, this.secret);
    if (first) this.bringing.begin(this.mine.list);
  }

  private furnish(): void {
    const { language } = settings;
    const game = this.info?.game;
    if (!game || this.stage !== "gather") return;
    wearGame(game);
    void api.games(language).then((games) => (this.offer = games.find((entry) => entry.id === game) ?? null));
    untrack(() => void this.bringing.findOwn(game));
  }
}
