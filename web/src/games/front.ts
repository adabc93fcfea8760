// What a game shows of itself: a folder of games/ exports one `Front`, and games/index.ts names it. The shell knows no more than this.
import type { Component } from "svelte";
import type { Choosing } from "../lib/choosing.svelte";
import type { TellEvent, TellOption, TellQuestion, TellRefusal } from "../lib/messages";

/** A table as a seat sees it: the shape is the game's own. */
export type View = Record<string, any>;
export type Catalogue = Record<string, any>;

/** What every part of a game's table gets. `hover` is the choice in progress: what is lit, picked and open. */
export interface PartProps {
  view: View;
  question: TellQuestion | null;
  hover: Choosing;
  catalogue: Catalogue;
  /** Click a thing on the table (a unit, a zone, a card …), by its id. */
  onpick: (thing: string) => void;
}

export interface BoardProps extends PartProps {
  /** The event the view was taken after, while it is being shown; null when nothing moves. */
  event: TellEvent | null;
  /** The events of this turn up to the view. */
  recent: readonly TellEvent[];
  /** Drop a thing on another. */
  ondrop: (thing: string, on: string) => void;
  /** Say how large the board is, in its own units. */
  onsize: (box: { x: number; y: number; w: number; h: number }) => void;
}

export interface RailProps extends PartProps {
  names: readonly string[];
  onframe: (thing: string) => void;
}

export interface TrayProps extends PartProps {
  event: TellEvent | null;
  recent: readonly TellEvent[];
}

export interface ForeProps {
  view: View;
  question: TellQuestion;
  option: TellOption;
  catalogue: Catalogue;
}

export interface Phase {
  key: string;
  state: "done" | "now" | "next";
}

/** What an option shows besides its sentence. */
export interface OptionLook {
  title?: string;
  small?: string;
  value?: string;
  unit?: string;
  icon?: string;
}

export interface Front {
  Board: Component<BoardProps>;
  Rail: Component<RailProps>;
  /** Cards in hand, units waiting: what lies along the lower edge. */
  Hand: Component<PartProps>;
  /** Dice and battles in progress. */
  Tray: Component<TrayProps>;
  /** What the previewed option would mean: odds. */
  Fore: Component<ForeProps>;
  title(view: View): string;
  /** Message key and facts for the second line of the title. */
  subtitle(view: View): { key: string; facts: Record<string, string | number> };
  turn(view: View): number;
  phases(view: View): Phase[];
  /** Whose turn it is; null before the first. */
  active(view: View): number | null;
  /** The player an event is about, if one. */
  player(event: TellEvent, view: View): number | null;
  /** How long an event is shown, in milliseconds at normal speed. */
  beat(event: TellEvent): number;
  /** Names to print bold in sentences. */
  names(view: View, catalogue: Catalogue): string[];
  /** Dice an event shows, for the log. */
  dice(event: TellEvent): number[];
  /** A few words above a question: when in the turn it is asked. */
  caption(question: TellQuestion, view: View): string;
  /** Where in a longer procedure a question stands: steps done of all. */
  steps(view: View): { done: number; all: number } | null;
  /** Which turning points a replay marks: the player it hurts. */
  mark(event: TellEvent): number | null;
  /** How far each roll was from its mean, for the graph after the match. */
  luck(log: readonly TellEvent[]): { player: number; luck: number }[];
  /** Whether a part of an option is a thing to click on the table; options without one get a button on the stage. */
  onTable(part: string, view: View): boolean;
  /** What was tried and refused, in short. */
  refused(refusal: TellRefusal, catalogue: Catalogue): string;
  look(option: TellOption, question: TellQuestion, view: View, catalogue: Catalogue): OptionLook;
}
