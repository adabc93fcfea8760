// Which list one brings: a ready-made one, one's own, or one that was pasted; and what the rules say of it.
import { api } from "../../lib/api";
import { checkedLists, type CheckedList, type GameList } from "../../lib/lists";
import type { GameOffer, ListCheck, MatchInfo } from "../../lib/messages";
import { told } from "../../lib/own";
import { readPasted } from "../../lib/pasted";
import { t } from "../../lib/words";

export const PASTED = "pasted";

export class Bringing {
  /** What was chosen; "": nothing yet. */
  private wished = $state("");
  own = $state.raw<CheckedList[]>([]);
  text = $state("");
  /** The list in the text, and what the rules say of it. */
  pasted = $state.raw<GameList | null>(null);
  check = $state.raw<ListCheck | null>(null);
  /** Why there is no list in the text. */
  problem = $state("");

  constructor(
    private readonly info: () => MatchInfo | null,
    private readonly offer: () => GameOffer | null,
  ) {}

  readonly variant = $derived.by(() => this.info()?.variant ?? "");
  readonly ready = $derived.by(() => this.offer()?.lists.filter((list) => list.variant === this.variant) ?? []);
  /** The id of a ready-made list, `own:<id>`, or PASTED; "" where the game has no lists to choose from. */
  readonly choice = $derived.by(() => this.wished || (this.ready.find((list) => !list.showcase)?.id ?? ""));
  readonly about = $derived.by(() => this.ready.find((list) => list.id === this.choice)?.about ?? "");
  /** The list to be brought; null for the one the game gives to whoever brings none. */
  readonly list = $derived.by((): string | GameList | null => {
    if (this.choice === PASTED) return this.pasted;
    const mine = this.own.find((entry) => `own:${entry.id}` === this.choice);
    if (mine) return { ...mine.list, name: mine.list.name || t("build-unnamed") };
    return this.choice || null;
  });
  readonly legal = $derived.by(() => this.choice !== PASTED || (this.pasted !== null && this.fits(this.check)));

  /** Whether a list can be played in the variant of this table. */
  fits(list: { variants: string[] } | null): boolean {
    return list?.variants.includes(this.variant) ?? false;
  }

  choose(choice: string): void {
    if (choice === PASTED) void this.paste(this.text);
    else this.wished = choice;
  }

  /** Go on with what lies on the table already. */
  begin(list: unknown): void {
    if (typeof list === "string") this.wished = list;
    else if (list) void this.paste(JSON.stringify(list));
  }

  async findOwn(game: string): Promise<void> {
    this.own = await checkedLists(game);
  }

  async paste(text: string): Promise<void> {
    const game = this.info()?.game ?? "";
    this.wished = PASTED;
    this.text = text;
    this.pasted = this.check = null;
    this.problem = "";
    if (!text.trim()) return;
    const list = await readPasted(game, text);
    if (text !== this.text) return; // something else was pasted meanwhile
    if (list) await this.judge(game, text, list);
    else this.problem = t("gather-paste-bad");
  }

  private async judge(game: string, text: string, list: GameList): Promise<void> {
    try {
      const check = await api.checkList(game, list);
      if (text !== this.text) return;
      this.check = check;
      this.pasted = list;
      if (check.legal && !this.fits(check)) this.problem = t("gather-other-variant");
    } catch (fault) {
      this.problem = told(fault).text;
    }
  }
}
