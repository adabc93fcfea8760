// What a new match of a game is to be like: who sits where, with which lists, against which bot, by which clock.
import type { CheckedList } from "../../../lib/lists";
import type { GameOffer, NewMatch, NewSeat } from "../../../lib/messages";
import { ownName, setOwnName } from "../../../lib/person";

export type Who = "bot" | "friend" | "me" | "open";

/** Minutes for each player, and seconds added after each answer. */
export const CLOCKS: readonly string[] = ["10+5", "20+10", "45+0"];
/** Days for each answer, where people play over days; without a bot in anybody's place. */
export const DAYS: readonly number[] = [1, 3, 7];
/** Games of a series, of which more than half have to be won. */
export const SERIES: readonly number[] = [1, 3];
const DAY = 24 * 3600;
const PLAYERS = 2;

export class Setup {
  name = $state(ownName());
  /** What the table is called; "" for nothing. */
  table = $state("");
  bestOf = $state(1);
  players = $state(PLAYERS);
  /** One's own place among the seats. */
  seat = $state(0);
  /** One of CLOCKS, or `days:3`; "" for none. */
  clock = $state("");
  /** What was wished for; while that is nothing, the first the game offers. */
  private wishedVariant = $state("");
  private wishedBot = $state("");
  /** The list of one's own seat and that of all others: the id of a ready-made one, or `own:<id>`. */
  private lists = $state.raw<readonly [string, string]>(["", ""]);
  own = $state.raw<CheckedList[]>([]);

  constructor(private readonly offer: () => GameOffer | null) {}

  readonly variant = $derived.by(() => this.wishedVariant || (this.offer()?.variants[0] ?? "standard"));
  readonly bot = $derived.by(() => {
    const bots = this.offer()?.bots ?? [];
    return this.wishedBot || (bots.includes("regular") ? "regular" : (bots[0] ?? "regular"));
  });
  /** Ready-made lists of the variant. */
  readonly ready = $derived.by(() => this.offer()?.lists.filter((list) => list.variant === this.variant) ?? []);

  setVariant(variant: string): void {
    this.wishedVariant = variant;
  }
  setBot(bot: string): void {
    this.wishedBot = bot;
  }
  setName(name: string): void {
    this.name = name;
    setOwnName(name);
  }

  /** An own list brings along the variant it is made for. */
  setList(side: 0 | 1, chosen: string): void {
    this.lists = side === 0 ? [chosen, this.lists[1]] : [this.lists[0], chosen];
    const variants = this.ownList(chosen)?.variants ?? [];
    if (variants[0] && !variants.includes(this.variant)) this.wishedVariant = variants[0];
  }

  /** The id of the list of a side, as it is chosen among; "" where the game has none. */
  listShown(side: 0 | 1): string {
    const list = this.listOf(side, "");
    return typeof list === "string" ? list : list ? this.lists[side] : "";
  }

  /** The match to be made: `open` tells whether all of this was to be seen, or a match is begun with a single press. */
  match(game: string, title: string, first: Who, others: Who, level = this.bot, open = true): NewMatch {
    const between = first === "me" && (others === "friend" || others === "open");
    const seats = this.seats(first, others, level, open ? this.players : PLAYERS, title);
    const wish: NewMatch = { game, seats, variant: this.variant, own_lists: between };
    if (!open) return wish;
    return { ...wish, ...this.pace(between), name: this.table.trim(), best_of: first === "me" ? this.bestOf : 1 };
  }

  /** By which clock; over days only people play, each at a screen of their own. */
  private pace(between: boolean): Pick<NewMatch, "clock" | "over_days"> {
    const days = Number(/^days:(\d+)$/.exec(this.clock)?.[1] ?? 0);
    if (days) return { clock: between ? { seconds: days * DAY } : null, over_days: between };
    const [minutes = 0, added = 0] = this.clock.split("+").map(Number);
    return { clock: minutes ? { seconds: minutes * 60, added } : null };
  }

  private ownList(chosen: string): CheckedList | undefined {
    return this.own.find((entry) => `own:${entry.id}` === chosen);
  }

  /** The list of a player, oneself being the first: what was chosen, or the ready-made ones in their order. */
  private listOf(turn: number, title: string): NewSeat["list"] {
    const chosen = this.lists[turn] ?? "";
    const mine = this.ownList(chosen);
    if (mine?.variants.includes(this.variant)) return { ...mine.list, name: mine.list.name || title };
    if (this.ready.some((list) => list.id === chosen)) return chosen;
    const balanced = this.ready.filter((list) => !list.showcase);
    return balanced.length ? (balanced[turn % balanced.length]?.id ?? null) : null;
  }

  /** Everybody's seat in the order of the table; oneself is first to choose, whichever place that is. */
  private seats(first: Who, others: Who, bot: string, count: number, title: string): NewSeat[] {
    const mine = Math.min(this.seat, count - 1);
    const places = Array.from({ length: count }, (_, place) => place);
    const order = [mine, ...places.filter((place) => place !== mine)];
    return places.map((place) => {
      const turn = order.indexOf(place);
      const who = turn === 0 ? first : others;
      const name = who === "me" && turn === 0 ? this.name.trim() : "";
      const guest = who === "friend" || who === "open"; // they bring their own
      return { who, name, bot, list: guest ? null : this.listOf(turn, title) };
    });
  }
}
