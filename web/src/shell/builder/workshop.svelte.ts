// A list being built, of any game: what it is now and was before, what the rules say of it, where it is kept, how it
// comes and goes.
import { untrack } from "svelte";
import { isPhone } from "../../lib/phone";
import { api } from "../../lib/api";
import { copyText } from "../../lib/copy";
import * as kept from "../../lib/lists";
import { keepFile, newListId, pack, unpack, type GameList } from "../../lib/lists";
import type { GameOffer, ListCheck, TellViolation } from "../../lib/messages";
import { tableAddress, told } from "../../lib/own";
import { readPasted } from "../../lib/pasted";
import { ownName, saveSoon } from "../../lib/person";
import { go, place } from "../../lib/router.svelte";
import { rulesOf } from "../../lib/rules";
import { recall, remember, settings } from "../../lib/settings.svelte";
import { wearGame } from "../../lib/theme";
import { has, t } from "../../lib/words";
import type { Sheet } from "./sheet";

/** What a game must say of its lists. `L` is a list, `B` the catalogue. */
export interface Craft<L extends GameList, B> {
  /**
   * Prefix of the game's messages: `<words>-title`, `-name`, `-unnamed`, `-empty`, `-samples`, `-legal-about`. Where a
   * game has no word of its own for `-play`, `-legal`, `-must`, `-own`, `-new`, `-import` or `-export`, the one for all
   * lists is said.
   */
  words: string;
  empty(): L;
  /** Just what belongs to a list, nothing shared with the original. */
  copy(list: L): L;
  /** A list as the server takes it, and as it is kept; without it, just as it is. */
  send?(list: L): GameList;
  isBlank(list: L): boolean;
  /** What somebody else wrote, as a list; null when it is none. */
  read(data: unknown): L | null;
  /** A list as short plain data for a link, and back. */
  shorten(list: L): unknown;
  lengthen(data: unknown): L | null;
  /** A list for a file: what is written, and the end of the file's name; null when it cannot be (`<words>-no-file` says
      why). Without it the list is written as the server takes it. */
  file?(list: L, check: ListCheck | null): { data: unknown; end: string } | null;
  /** The list as it is told in a text, in a picture, or beside another one. */
  sheet(list: L, book: B): Sheet;
  /** A random list, with what the server leaves to whoever plays it; without it, just as it comes. */
  completed?(list: L, book: B): L;
  /** A list from what the server made of a file; without it the file must hold a list as it is. */
  understood?(check: ListCheck): L | null;
  /** The variant a list is usually played in. */
  variant(list: L): string;
  /** The list was replaced by another one. */
  changed?(list: L, book: B | null): void;
}
/** The way to an entry of a list as the server takes it: keys of objects, places in lists. */
export type Path = (string | number)[];
export type Saved<L> = { id: string; list: L; folder: string };
export type Page = "shelf" | "list" | "check" | "lists";

/** The id of the search of a shelf. */
export const SEARCH = "shelf-search";
const MOST_STEPS = 100;
const LARGEST_FILE = 200_000;
const PATIENCE = 120;

export class Workshop<L extends GameList, B> {
  book = $state.raw<B | null>(null);
  offer = $state.raw<GameOffer | null>(null);
  ruleTexts = $state.raw<Record<string, string>>({});
  trouble = $state.raw<{ text: string; rule: string } | null>(null);
  id = $state(newListId());
  list = $state.raw<L>(null as unknown as L);
  past = $state.raw<L[]>([]);
  future = $state.raw<L[]>([]);
  saved = $state.raw<Saved<L>[]>([]);
  check = $state.raw<ListCheck | null>(null);
  /** The list the rules have spoken of: what `check` says, and the paths in it, are about this one. */
  judged = $state.raw<L | null>(null);
  page = $state<Page>("list");
  panel = $state<"check" | "lists">("check");
  toast = $state("");
  against = $state("");
  /** The variant somebody chose among those that take the list. */
  wished = $state("");
  busy = $state(false);
  private renaming = false;

  /** Made while a component is: its effects end with it. */
  constructor(
    readonly game: string,
    readonly craft: Craft<L, B>,
  ) {
    this.list = craft.empty();
    $effect(() => this.load());
    $effect(() => {
      const packed = new URLSearchParams(place.hash.slice(1)).get("list");
      untrack(() => {
        if (packed) void this.receive(packed);
        else if (this.blank) this.reopen();
      });
    });
    $effect(() => this.askRules());
    $effect(() => {
      if (!this.toast) return;
      const timer = setTimeout(() => (this.toast = ""), 3500);
      return () => clearTimeout(timer);
    });
  }

  readonly blank = $derived.by(() => this.craft.isBlank(this.list));
  /** The rules have spoken of the list as it is now. */
  readonly isJudged = $derived(this.judged === this.list);
  readonly isSaved = $derived(this.saved.some((entry) => entry.id === this.id));
  readonly violations = $derived.by((): TellViolation[] => (this.blank ? [] : (this.check?.violations ?? [])));
  readonly variant = $derived.by(() =>
    this.check?.variants.includes(this.wished) ? this.wished : this.craft.variant(this.list),
  );
  readonly ready = $derived.by(() => this.offer?.lists.filter((entry) => entry.variant === this.variant) ?? []);
  readonly opponent = $derived(
    this.ready.some((entry) => entry.id === this.against)
      ? this.against
      : (this.ready[1]?.id ?? this.ready[0]?.id ?? ""),
  );

  /** The game's own word, else the one for all lists. */
  word(key: string): string {
    const own = `${this.craft.words}-${key}`;
    return t(has(own) ? own : `build-${key}`);
  }

  private load(): void {
    const language = settings.language;
    wearGame(this.game);
    api.catalogue<B>(this.game, language).then(
      (answer) => (this.book = answer),
      (fault: unknown) => (this.trouble = told(fault)),
    );
    api.games(language).then(
      (games) => (this.offer = games.find((entry) => entry.id === this.game) ?? null),
      () => {},
    );
    rulesOf(this.game).then(
      (rules) => (this.ruleTexts = Object.fromEntries([...rules].map(([rule, { text }]) => [rule, text]))),
      () => {},
    );
  }
  /** Ask the rules shortly after the last change. */
  private askRules(): (() => void) | undefined {
    const asked = this.list;
    const language = settings.language;
    if (this.blank) {
      this.hear(null, null);
      return undefined;
    }
    const timer = setTimeout(() => {
      api.checkList(this.game, this.sent(asked), language).then(
        (answer) => {
          if (asked === this.list) this.hear(answer, asked);
        },
        (fault: unknown) => (this.trouble = told(fault)),
      );
    }, PATIENCE);
    return () => clearTimeout(timer);
  }
  private hear(check: ListCheck | null, judged: L | null): void {
    this.check = check;
    this.judged = judged;
  }
  /** What is wrong with an entry of the list or with something in it, by its path. */
  reasonsOf(...entry: Path): TellViolation[] {
    return this.violations.filter(({ where }) => where.some((path) => entry.every((part, at) => path[at] === part)));
  }
  /** The list with a name, for others. */
  private named(list: L): L {
    return { ...this.craft.copy(list), name: list.name.trim() || this.word("unnamed") };
  }
  private plain(list: L): GameList {
    return this.craft.send?.(list) ?? this.craft.copy(list);
  }
  private sent(list: L): GameList {
    return this.plain(this.named(list));
  }
  private readSaved(): Saved<L>[] {
    return kept.savedLists(this.game).flatMap(({ id, list, folder }) => {
      const read = this.craft.read(list);
      return read ? [{ id, list: read, folder }] : [];
    });
  }

  // Changing, and taking back

  change(next: L, name = false): void {
    if (!(name && this.renaming)) this.past = [...this.past.slice(-MOST_STEPS), this.list];
    this.renaming = name;
    this.future = [];
    this.take(next);
  }
  rename(name: string): void {
    this.change({ ...this.list, name }, true);
  }
  private take(next: L): void {
    this.list = next;
    this.trouble = null;
    kept.saveList(this.game, this.id, this.plain(next));
    saveSoon();
    remember(`list.${this.game}`, this.id);
    this.saved = this.readSaved();
  }
  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.list, ...this.future];
    this.renaming = false;
    this.take(before);
  }
  redo(): void {
    const after = this.future[0];
    if (!after) return;
    this.future = this.future.slice(1);
    this.past = [...this.past, this.list];
    this.take(after);
  }

  // Lists of one's own

  private reset(next: L, id: string): void {
    this.id = id;
    this.past = [];
    this.future = [];
    this.renaming = false;
    this.hear(null, null);
    this.list = next;
    this.panel = "check";
    this.page = "list";
    this.craft.changed?.(next, this.book);
  }
  open(entry: Saved<L>): void {
    this.reset(this.craft.copy(entry.list), entry.id);
    remember(`list.${this.game}`, entry.id);
  }
  /** Begin with a list: a saved one if it is the same. */
  begin(from: L): void {
    const written = JSON.stringify(this.plain(from));
    const same = this.saved.find((entry) => JSON.stringify(this.plain(entry.list)) === written);
    if (same) {
      this.open(same);
      return;
    }
    this.reset(this.craft.copy(from), newListId());
    this.take(this.list);
  }
  /** Go on with a copy; the list it is of stays as it is. */
  duplicate(): void {
    const name = t("build-copy-name", { name: this.list.name || this.word("unnamed") });
    this.reset({ ...this.craft.copy(this.list), name }, newListId());
    this.take(this.list);
  }
  fresh(): void {
    this.reset(this.craft.empty(), newListId());
    this.page = "shelf";
  }
  forget(id: string): void {
    kept.forgetList(this.game, id);
    this.refreshSaved();
    if (id === this.id) this.fresh();
  }
  /** Put a list into a collection, or ("") into none. */
  move(id: string, folder: string): void {
    kept.moveList(this.game, id, folder);
    this.refreshSaved();
  }
  /** Call a collection something else; without a name it is dissolved, and its lists stay. */
  renameFolder(from: string, to: string): void {
    kept.renameFolder(this.game, from, to);
    this.refreshSaved();
  }
  private refreshSaved(): void {
    saveSoon();
    this.saved = this.readSaved();
  }
  private reopen(): void {
    this.saved = this.readSaved();
    const last = this.saved.find((entry) => entry.id === recall(`list.${this.game}`)) ?? this.saved[0];
    if (last) this.open(last);
  }

  // Coming and going

  private async receive(packed: string): Promise<void> {
    this.saved = this.readSaved();
    const shared = this.craft.lengthen(await unpack(packed));
    if (shared) this.begin(shared);
    else this.toast = t("build-link-bad");
    go(location.pathname, true);
  }
  /** The address that holds the list. */
  async link(): Promise<string> {
    const packed = await pack(this.craft.shorten(this.named(this.list)));
    return `${location.origin}/build/${this.game}#list=${packed}`;
  }
  /** The list as it is told to people; null while there is no catalogue. */
  sheet(): Sheet | null {
    return this.book && this.craft.sheet(this.named(this.list), this.book);
  }
  /** What the list is called in files. */
  fileName(end: string): string {
    const words = this.named(this.list).name.toLowerCase();
    return `${words.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "")}${end}`;
  }
  async share(): Promise<void> {
    const address = await this.link();
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ title: this.list.name, url: address }).catch(() => {});
      return;
    }
    await this.copyLink();
  }
  async copyLink(): Promise<void> {
    const address = await this.link();
    this.toast = (await copyText(address)) ? t("build-shared") : address;
  }
  /** The list as other programs read it, and the end of a file's name; null, and told why, when that cannot be. */
  private written(list: L): { text: string; end: string } | null {
    const file = this.craft.file ? this.craft.file(list, this.check) : { data: this.plain(list), end: ".json" };
    if (!file) this.toast = this.word("no-file");
    return file && { text: JSON.stringify(file.data, null, 2), end: file.end };
  }
  download(): void {
    const written = this.written(this.named(this.list));
    if (written) keepFile(this.fileName(written.end), written.text);
  }
  /** The text a file would have, for another program or a message. */
  async copyOut(): Promise<void> {
    const written = this.written(this.named(this.list));
    if (written) this.toast = (await copyText(written.text)) ? t("build-copied") : t("build-copy-failed");
  }
  async upload(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    try {
      const data: unknown = chosen.size < LARGEST_FILE ? JSON.parse(await chosen.text()) : null;
      this.toast = await this.accept(data, t("build-file-bad"));
    } catch {
      this.toast = t("build-file-bad");
    }
  }
  /** A link of a builder or the text of a list, ours or XWS; whether it was one. */
  async paste(text: string): Promise<boolean> {
    const bad = t("build-paste-bad");
    try {
      const data = await readPasted(this.game, text);
      this.toast = data ? await this.accept(data, bad) : bad;
    } catch {
      this.toast = bad;
    }
    return !this.toast;
  }
  /** Begin with what somebody else wrote; else why that cannot be. */
  private async accept(data: unknown, bad: string): Promise<string> {
    const answer = this.craft.understood ? await api.checkList(this.game, data, settings.language) : null;
    const read = answer ? (this.craft.understood?.(answer) ?? null) : this.craft.read(data);
    if (!read) return answer?.violations[0]?.reason ?? bad;
    this.begin(read);
    return "";
  }
  /** Begin with a list nobody built, of the sort this one is. */
  async random(): Promise<void> {
    if (this.busy || !this.book) return;
    this.busy = true;
    try {
      const { list } = await api.randomList(this.game, this.plain(this.list));
      const read = this.craft.read({ ...list, name: this.word("random-name") });
      if (read) this.begin(this.craft.completed?.(read, this.book) ?? read);
    } catch (fault) {
      this.toast = told(fault).text;
    } finally {
      this.busy = false;
    }
  }
  async play(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      const made = await api.create({
        game: this.game,
        variant: this.variant,
        seats: [
          { who: "me", name: ownName(), list: this.sent(this.list) },
          { who: "bot", bot: "regular", list: this.opponent || null },
        ],
      });
      go(tableAddress(made.match, made.links));
    } catch (fault) {
      this.trouble = told(fault);
    } finally {
      this.busy = false;
    }
  }
  turnTo(page: Page): void {
    this.page = page;
    if (page === "check" || page === "lists") this.panel = page;
  }
  /** Where something can be added: the page of the shelf on a phone, else its search. */
  toShelf(): void {
    this.turnOnPhone("shelf");
    if (this.page !== "shelf") document.getElementById(SEARCH)?.focus();
  }
  /** On a phone one page is shown at a time. */
  turnOnPhone(page: Page): void {
    if (isPhone()) this.page = page;
  }
}

/** A way out of a violation. */
export interface Fix {
  label: string;
  run: () => void;
}
/** A ready-made list to begin with. */
export interface Sample<L> {
  id: string;
  name: string;
  about: string;
  notes: string[];
  dim: boolean;
  list: L;
}
