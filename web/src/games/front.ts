// What a game shows of itself: a folder of games/ exports one `Front`. The shell knows no more of any game than this.
// docs/adding-a-game.md, "The board", tells how to write one.
import type { Component } from "svelte";
import type { Choosing, Pose } from "../lib/choosing.svelte";
import type { Offer, Scope } from "../lib/standing.svelte";
import type { TellEvent, TellOption, TellQuestion, TellRefusal } from "../lib/messages";

/** A table as a seat sees it: the shape is the game's own, but every view names its viewer (null: a spectator). */
export type View = Record<string, any> & { viewer?: number | null };
export type Catalogue = Record<string, any>;

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}

/** What every part of a game's table gets. `hover` is the choice in progress: what is lit, picked and open. */
export interface PartProps {
  view: View;
  /**
   * The question of this seat while it can be answered; null while something moves, when looking back, or for others.
   */
  question: TellQuestion | null;
  hover: Choosing;
  catalogue: Catalogue;
  /** Click a thing on the table (a unit, a zone, a hex, a die, a card …), by its id. */
  onpick: (thing: string) => void;
}

export interface BoardProps extends PartProps {
  /** The event the view was taken after, while it is being shown; null when nothing moves. */
  event: TellEvent | null;
  /** The events of this turn up to the view. */
  recent: readonly TellEvent[];
  /** Drop a thing on another. */
  ondrop: (thing: string, on: string) => void;
  /** Where a point of the screen (of a pointer) is on the board. */
  at: (clientX: number, clientY: number) => Point;
  /** How long a pixel of the screen is on the board: also in CSS, as --px. */
  px: number;
  /** The part of the board that is in view. */
  seen: Box;
  /** Say how large the board is, in its own units. */
  onsize: (box: Box) => void;
  /** Ask the camera to frame a part of the board, such as what a question is about; null for all of it. */
  onlook: (box: Box | null) => void;
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

/** The piece a `place` question is about, drawn around the origin with heading 0; the shell moves and turns it. */
export interface GhostProps {
  view: View;
  question: TellQuestion;
  pose: Pose;
  /**
   * Under the pointer, put down (`legal` once the server said so, `refused` if not), or another pose one may choose.
   */
  state: "moving" | "legal" | "refused" | "other";
}

/** A question answered in a way of its own (a dial, a hand of dice), shown above the list of options. */
export interface PickerProps extends PartProps {
  question: TellQuestion;
  onconfirm: () => void;
}

/** A thing looked at closely: what its numbers are made of, what its icons mean. */
export interface InspectProps {
  thing: string;
  view: View;
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

/** What one thing dealt and suffered in a match. `score` is the number that counts (damage, points …). */
export interface Toll {
  player: number;
  name: string;
  icon: string;
  score: number;
  lost: boolean;
  /** A few words more, such as objectives destroyed. */
  note?: string;
}

/** What may be declined without being asked again, and for how long. */
export interface Optional {
  offers: readonly Offer[];
  scopes: readonly Scope[];
}

/** How the coordinates of questions (`place`) lie on the board, where the two differ. */
export interface Plane {
  toBoard(point: Point): Point;
  toTable(point: Point): Point;
  /** Degrees the board turns a piece for a heading. */
  turn(heading: number): number;
}

/** A piece that is dragged. */
export interface Carried {
  /** The option that is taken once it is put down; null: the open question asks where this piece shall stand. */
  option: string | null;
  /** What a question for its place says of it. */
  about: Record<string, unknown>;
}

/** Where a piece stands on the board, in the units of that. */
export interface Standing {
  thing: string;
  player: number;
  at: Point;
  /** Degrees it is turned on the screen. */
  turn?: number;
  /** Where pieces lie in places of which they share the room: only another one is another place. */
  place?: string;
}

export interface Front {
  // Parts of the table

  Board: Component<BoardProps>;
  /** Everybody's pieces, beside the board: also the list a screen reader goes through. */
  Rail: Component<RailProps>;
  /** Cards in hand, units waiting: what lies along the lower edge. */
  Hand?: Component<PartProps>;
  /** Dice and battles in progress. */
  Tray?: Component<TrayProps>;
  /** What the previewed option would mean: odds. */
  Fore?: Component<ForeProps>;
  /** The piece of a `place` question; without it the shell draws a plain marker. */
  Ghost?: Component<GhostProps>;
  Inspect?: Component<InspectProps>;
  picker?(question: TellQuestion, view: View): Component<PickerProps> | null;
  plane?: Plane;
  /** What the measuring tool says of a line on the board, in table coordinates; without it there is no tool. */
  measure?(from: Point, to: Point, view: View): string;
  /**
   * Where pieces do not turn but rest at different heights (the third number of a pose is then a height): the heights
   * at a point of the table, the likeliest first.
   */
  levels?(point: Point, question: TellQuestion, view: View): readonly number[];
  /**
   * Why a piece cannot be put somewhere, as far as the page knows without asking: shown while it follows the pointer.
   */
  foresee?(pose: Pose, question: TellQuestion, view: View): string | null;
  /**
   * What dragging a thing over the board means now; null, or without it: the map moves under the finger. `to`: where on
   * the table it would be put down; null where it is only asked whether it can be taken up.
   */
  carry?(thing: string, to: Point | null, question: TellQuestion, view: View): Carried | null;
  /** Whose a thing on the board is, for the small map; null: nobody's. */
  ownerOf?(thing: string, view: View): number | null;
  /**
   * Message keys of what to do, and of what may be done, where a question for a place is not about where a piece shall
   * stand.
   */
  placing?(question: TellQuestion): { how: string; legal: string } | null;
  /**
   * Where the pieces of a view stand on the board as it is drawn for `seen`, so that a replay can show where they would
   * go; without it that is not drawn.
   */
  stands?(view: View, seen: View): Standing[];
  /** The board draws where a piece may be put by itself; else the shell draws the outlines of the question. */
  drawsReach?: boolean;

  // Words and numbers

  title(view: View): string;
  /** Message key and facts for the second line of the title. */
  subtitle(view: View): { key: string; facts: Record<string, string | number> };
  turn(view: View): number;
  /** What the game counts: turns, unless it says rounds. */
  counts?: "turn" | "round";
  phases(view: View): Phase[];
  /** The turn (round …) that begins with an event; null for all other events. */
  turnOf(event: TellEvent): number | null;
  /** The player an event is about, if one. */
  player(event: TellEvent, view: View): number | null;
  /** How long an event is shown, in milliseconds at normal speed; 0: it passes at once. */
  beat(event: TellEvent): number;
  /** What an event sounds like; without it, or null: nothing. */
  sound?(event: TellEvent): Sound | null;
  /** Names to print bold in sentences. */
  names(view: View, catalogue: Catalogue): string[];
  /** Dice an event shows, for the log: symbols of the sprite. */
  dice(event: TellEvent): string[];
  /** What the card a question comes from says; without it, or "": nothing. */
  says?(question: TellQuestion, catalogue: Catalogue): string;
  /** A few words above a question: when in the turn it is asked. */
  caption(question: TellQuestion, view: View): string;
  /**
   * What an optional question offers beside declining, where a player may decline it for a whole round or game: all of
   * it, each with a key that stays the same whenever it is offered. Null, or without it: the question is always asked.
   */
  optional?(question: TellQuestion, view: View, catalogue: Catalogue): Optional | null;
  /** Modes of answering that a game has of its own, for the menu. */
  Modes?: Component;
  /** The message key of what a newcomer should know about a question; null: nothing. */
  guide?(question: TellQuestion, view: View): string | null;
  /** Where in a longer procedure a question stands: steps done of all. */
  steps(view: View): { done: number; all: number } | null;
  /** What the weights of options count: one sign for each, and the key of "N of them". */
  weight?: { sign: string; key: string };
  /** Which turning points a replay marks: the player it hurts. */
  mark(event: TellEvent): number | null;
  /** How far each roll was from its mean, for the graph after the match. */
  luck(log: readonly TellEvent[]): { player: number; luck: number }[];
  /** What each piece dealt and suffered, for the table after the match. */
  toll?(log: readonly TellEvent[], view: View, catalogue: Catalogue): Toll[];
  /** Whether a part of an option is a thing to click on the table; options without one get a button on the stage. */
  onTable(part: string, view: View): boolean;
  /** What was tried and refused, in short. */
  refused(refusal: TellRefusal, catalogue: Catalogue): string;
  look(option: TellOption, question: TellQuestion, view: View, catalogue: Catalogue): OptionLook;
}

export type Sound = "move" | "dice" | "card" | "hit" | "miss" | "loss" | "turn" | "end";
