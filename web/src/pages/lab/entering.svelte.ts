// Which lists play against each other: ready-made ones, one's own and pasted ones, all in one variant of the game.
import { api } from "../../lib/api";
import { checkedLists, type CheckedList, type GameList } from "../../lib/lists";
import type { ContestList, GameOffer, NewContest, TellViolation } from "../../lib/messages";
import { told } from "../../lib/own";
import { readPasted } from "../../lib/pasted";
import { t } from "../../lib/words";

export const MOST_LISTS = 6;
export const MOST_GAMES = 60;
/** Those that answer at once. */
export const BOTS: readonly string[] = ["novice", "regular", "random"];
const USUAL_GAMES = 20;

/** A list that can be chosen. */
export interface Offered extends ContestList {
  id: string;
  /** Whether it can be played in the variant that is chosen. */
  fits: boolean;
}

export class Entering {
  private wishedVariant = $state("");
  private own = $state.raw<CheckedList[]>([]);
  private pasted = $state.raw<CheckedList[]>([]);
  chosen = $state.raw<readonly string[]>([]);
  bots = $state.raw<readonly string[]>(["regular"]);
  games = $state(USUAL_GAMES);
  seed = $state("");
  text = $state("");
  /** Why there is no list in the text. */
  problem = $state("");
  violations = $state.raw<TellViolation[]>([]);

  constructor(private readonly offer: () => GameOffer | null) {}

  readonly variant = $derived.by(() => this.wishedVariant || (this.offer()?.variants[0] ?? ""));
  readonly ready = $derived.by((): Offered[] =>
    (this.offer()?.lists ?? [])
      .filter((list) => list.variant === this.variant)
      .map(({ id, name }) => ({ id, name, list: id, fits: true })),
  );
  readonly others = $derived.by((): Offered[] => [
    ...this.own.map((saved) => this.offered(`own:${saved.id}`, saved)),
    ...this.pasted.map((saved) => this.offered(saved.id, saved)),
  ]);
  /** The chosen lists, in the order in which they are offered; no two are called the same. */
  readonly lists = $derived.by((): ContestList[] => {
    const taken = new Map<string, number>();
    const fitting = [...this.ready, ...this.others].filter(({ id, fits }) => fits && this.chosen.includes(id));
    return fitting.map(({ name, list }) => {
      const times = (taken.get(name) ?? 0) + 1;
      taken.set(name, times);
      return { name: times > 1 ? `${name} (${times})` : name, list };
    });
  });
  readonly complete = $derived.by(
    () => this.lists.length >= 2 && this.lists.length <= MOST_LISTS && this.bots.length > 0,
  );
  readonly matches = $derived.by(() => ((this.lists.length * (this.lists.length - 1)) / 2) * this.games);

  private offered(id: string, saved: CheckedList): Offered {
    const name = saved.list.name || t("build-unnamed");
    return { id, name, list: { ...saved.list, name }, fits: saved.variants.includes(this.variant) };
  }

  setVariant(variant: string): void {
    this.wishedVariant = variant;
  }
  toggle(id: string): void {
    this.chosen = this.chosen.includes(id) ? this.chosen.filter((other) => other !== id) : [...this.chosen, id];
  }
  toggleBot(bot: string): void {
    this.bots = BOTS.filter((one) => (one === bot) !== this.bots.includes(one));
  }

  async findOwn(game: string): Promise<void> {
    this.own = await checkedLists(game);
  }

  /** Add the list in the text to those that can be chosen, and choose it. */
  async add(game: string): Promise<void> {
    this.problem = "";
    this.violations = [];
    const list = await readPasted(game, this.text);
    if (list) await this.judge(game, list);
    else this.problem = t("gather-paste-bad");
  }

  private async judge(game: string, list: GameList): Promise<void> {
    try {
      const check = await api.checkList(game, list);
      this.violations = check.violations;
      if (check.legal) this.take(list, check.variants);
    } catch (fault) {
      this.problem = told(fault).text;
    }
  }

  private take(list: GameList, variants: string[]): void {
    const id = `pasted:${this.pasted.length}`;
    this.pasted = [...this.pasted, { id, saved: "", list, folder: "", variants }];
    if (variants.includes(this.variant)) this.toggle(id);
    else this.problem = t("gather-other-variant");
    this.text = "";
  }

  wish(game: string): NewContest {
    const { lists, games, variant, seed } = this;
    return { game, lists, games, variant, seed: seed.trim(), bots: [...this.bots] };
  }
}
