// What the options of a question would do to a ship: where it could end, in which colour, and what it would meet on the
// way.
import type { Choosing } from "../../lib/choosing.svelte";
import type { TellOption, TellQuestion } from "../../lib/messages";
import {
  deployStart,
  execute,
  fly,
  meeting,
  otherBases,
  placeDevice,
  relocate,
  roll,
  type Laid,
  type Meeting,
  type Move,
} from "./flight";
import { baseAt } from "./bases";
import { overlaps } from "./geometry";
import { run, type Run } from "./huge";
import { planning } from "./mat.svelte";
import {
  dialOf,
  shipOf,
  type Colour,
  type Figures,
  type Pose,
  type ShipView,
  type XWingCatalogue,
  type XWingView,
} from "./types";

export interface Outcome {
  /** The option this is an outcome of, and the thing to click for it. */
  option: string;
  thing: string;
  label: string;
  colour: Colour | "";
  moves: Move[];
  meets: Meeting;
  /** A boost or roll that cannot end there fails. */
  fails: boolean;
  /** The maneuver that would really be executed. */
  flown: string;
  /** What a huge ship would run over. */
  run?: Run;
}

/** `a.lukeskywalker:2-bank-left` in its two halves. */
export function dialOption(id: string): { ship: string; maneuver: string } {
  const cut = id.lastIndexOf(":");
  return { ship: id.slice(0, cut), maneuver: id.slice(cut + 1) };
}

/** The ship whose dial lies on top: the one somebody pointed at, else the first that has none. */
export function dialShip(question: TellQuestion, view: XWingView, choosing: Choosing): ShipView | undefined {
  const open = [...new Set(question.options.map((option) => dialOption(option.id).ship))];
  const lit = choosing.lit ?? choosing.chosen[0];
  const pointed = lit && lit.includes(":") ? dialOption(lit).ship : "";
  return shipOf(view, open.includes(pointed) ? pointed : open.includes(planning.ship) ? planning.ship : open[0]);
}

function movesOf(catalogue: XWingCatalogue, ship: ShipView, way: string): Move[] {
  const plain = way.replace(/^(decloak:)?(boost|roll)[:-]/, "");
  if (plain === "boost") return fly(catalogue.figures, ship.size, ship.pose, "1-straight");
  if (/^\d-/.test(plain)) return fly(catalogue.figures, ship.size, ship.pose, plain);
  return /^(left|right)/.test(plain) ? roll(catalogue.figures, ship.size, ship.pose, plain) : [];
}
/** The places the server tells, each with the template of the move that comes nearest to it. */
function toldMoves(ends: readonly Pose[], moves: readonly Move[]): Move[] {
  const far = (move: Move, end: Pose): number => Math.hypot(move.end[0] - end[0], move.end[1] - end[1]);
  return ends.map((end) => ({ ...moves.reduce((best, move) => (far(move, end) < far(best, end) ? move : best)), end }));
}
/** Whether a ship may end a move that is no maneuver: clear of others, on the table and, as a rule, off obstacles. */
export function isFree(figures: Figures, view: XWingView, ship: ShipView, move: Move, onto = false): boolean {
  const met = meeting(figures, view, ship, move);
  return !met.flees && (onto || !met.obstacles.length) && isClear(figures, view, ship, move);
}
/** Whether a move ends on no other ship. */
function isClear(figures: Figures, view: XWingView, ship: ShipView, move: Move): boolean {
  const base = baseAt(figures, ship.size, move.end);
  return !otherBases(figures, view, ship).some((other) => overlaps(base, other));
}
/** What comes of a move of which some places are free: those, or else that it fails. */
function outcome(
  figures: Figures,
  view: XWingView,
  ship: ShipView,
  option: TellOption,
  moves: Move[],
  free: Move[],
): Outcome {
  const shown = free.length ? free : moves;
  const meets = shown[0] ? meeting(figures, view, ship, shown[0]) : { ships: false, obstacles: [], flees: false };
  return {
    option: option.id,
    thing: option.parts[0] ?? option.id,
    label: option.text,
    colour: "",
    moves: shown,
    meets,
    fails: !free.length,
    flown: "",
  };
}

/** A ship that may move, and all ways it could. */
export interface Flights {
  ship: ShipView;
  ways: Outcome[];
}
/** What a maneuver of a ship's dial comes to, with the ships that are in its way now. */
function executed(
  catalogue: XWingCatalogue,
  view: XWingView,
  ship: ShipView,
  option: Pick<TellOption, "id" | "text">,
  maneuver: string,
): Outcome | null {
  const { figures } = catalogue;
  const entry = dialOf(catalogue, ship).find((one) => one.id === maneuver);
  const flown = entry?.flown ?? maneuver;
  const ran = ship.size === "huge" ? run(figures, view, ship, flown, maneuver) : null;
  const moves = execute(figures, ship.size, ship.pose, ran?.maneuver ?? flown, otherBases(figures, view, ship));
  if (!moves[0]) return null;
  return {
    option: option.id,
    thing: option.id,
    label: option.text,
    colour: entry?.colour ?? "white",
    moves,
    meets: meeting(figures, view, ship, moves[0]),
    fails: false,
    flown,
    ...(ran ? { run: ran } : {}),
  };
}
/** Where the maneuver on a ship's dial would take it. */
export function planned(catalogue: XWingCatalogue, view: XWingView, ship: ShipView): Outcome | null {
  return ship.dial ? executed(catalogue, view, ship, { id: ship.dial, text: "" }, ship.dial) : null;
}
/** The maneuvers of the dial that lies on top. */
function dialled(
  question: TellQuestion,
  view: XWingView,
  catalogue: XWingCatalogue,
  choosing: Choosing,
): Flights | null {
  const ship = dialShip(question, view, choosing);
  if (!ship) return null;
  const own = question.options.filter((option) => dialOption(option.id).ship === ship.id);
  const ways = own.map((option) => executed(catalogue, view, ship, option, dialOption(option.id).maneuver));
  return { ship, ways: ways.filter((way) => way !== null) };
}
function slammed(question: TellQuestion, view: XWingView, catalogue: XWingCatalogue): Flights | null {
  const ship = shipOf(view, question.about["ship"] as string);
  if (!ship) return null;
  const ways = question.options.map((option) => executed(catalogue, view, ship, option, option.id));
  return { ship, ways: ways.filter((way) => way !== null) };
}

/** Where a docked ship could come out. It must end clear of others; on obstacles it may, and it may flee. */
export function deployments(
  question: TellQuestion,
  view: XWingView,
  catalogue: XWingCatalogue,
  ship: ShipView,
): Flights | null {
  const carrier = shipOf(view, ship.carrier);
  if (!carrier) return null;
  const { figures } = catalogue;
  const dial = new Map(dialOf(catalogue, ship).map((one) => [one.id, one.colour]));
  const ways = question.options.flatMap((option): Outcome[] => {
    const [, guides = "", way = ""] = /^deploy:(front|rear|left|right)>(\d-.+)$/.exec(option.id) ?? [];
    if (!way) return [];
    const from = deployStart(figures, carrier.size, carrier.pose, ship.size, guides);
    const moves = fly(figures, ship.size, from, way);
    const clear = moves.filter((move) => isClear(figures, view, ship, move));
    return [{ ...outcome(figures, view, ship, option, moves, clear), thing: option.id, colour: dial.get(way) ?? "" }];
  });
  return ways.length ? { ship, ways } : null;
}

/** The ways of an action that is only looked at; which of them it will be is asked later. */
const WAYS_OF: Record<string, readonly string[]> = {
  boost: ["1-straight", "1-bank-left", "1-bank-right"],
  barrelroll: ["left", "right"],
};
/** Questions whose options are ways of one move. */
const MOVING = ["boost", "barrelroll", "system", "tractor"];

/** The ship a question lets move, and all ways it could. */
export function outcomes(
  question: TellQuestion,
  view: XWingView,
  catalogue: XWingCatalogue,
  choosing: Choosing,
): Flights | null {
  const { kind, about, options } = question;
  if (kind === "dial") return dialled(question, view, catalogue, choosing);
  if (kind === "slam") return slammed(question, view, catalogue);
  const ship = shipOf(view, (about["ship"] as string | undefined) ?? "");
  if (ship?.place === "reserve") return deployments(question, view, catalogue, ship);
  if (!ship || ship.place !== "in play") return null;
  const { figures } = catalogue;
  const told = (about["ends"] ?? {}) as Record<string, Pose[]>;
  const tell = (option: TellOption, moves: Move[], onto = false): Outcome[] => {
    const ends = told[option.id];
    const free = ends ? toldMoves(ends, moves) : moves.filter((move) => isFree(figures, view, ship, move, onto));
    return moves.length ? [outcome(figures, view, ship, option, moves, free)] : [];
  };
  if (MOVING.includes(kind)) {
    const onto = kind === "tractor";
    return { ship, ways: options.flatMap((option) => tell(option, movesOf(catalogue, ship, option.id), onto)) };
  }
  if (kind === "position") {
    const moves = movesOf(catalogue, ship, String(about["way"] ?? ""));
    const at = (option: TellOption): Move[] => moves.filter((move) => move.position === option.id);
    return { ship, ways: options.flatMap((option) => tell(option, at(option), true)) };
  }
  const option = kind === "action" ? choosing.previewed : undefined;
  const ways = WAYS_OF[(option?.id ?? "").split(":")[0]!];
  if (!option || !ways) return null;
  const shown = (way: string): Outcome[] =>
    tell(option, movesOf(catalogue, ship, way)).map((one) => ({ ...one, thing: "", label: way }));
  return { ship, ways: ways.flatMap(shown) };
}

/** Whether something is in the way, or the table ends. */
export function isBad({ fails, meets, run: ran }: Outcome): boolean {
  return fails || meets.ships || meets.flees || meets.obstacles.length > 0 || (ran ? runsOver(ran) : false);
}
/** Whether ships are in the way of a huge ship. */
export function runsOver({ struck, under }: Run): boolean {
  return struck.length + under.length > 0;
}
/** Of several places the one to show a ship at: the middle one. */
export function middleOf({ moves }: Outcome): Move | undefined {
  return moves[Math.floor((moves.length - 1) / 2)];
}

export interface DeviceOutcome {
  option: string;
  label: string;
  kind: string;
  place: Laid;
}

/** Where the options of a question would put a device: dropped, launched, relocated, or clinging to a ship. */
export function deviceOutcomes(question: TellQuestion, view: XWingView, catalogue: XWingCatalogue): DeviceOutcome[] {
  const figures = catalogue.figures;
  const ship = shipOf(view, (question.about["ship"] as string | undefined) ?? "");
  const remote = view.devices.find((one) => one.id === question.about["device"]);
  return question.options.flatMap((option): DeviceOutcome[] => {
    const { id, text: label } = option;
    const [, verb, card = "", way = ""] = /^(drop|launch):([a-z0-9-]+)>(\d-[a-z-]+)$/.exec(id) ?? [];
    const kind = catalogue.upgrades[card]?.device?.id;
    if (ship && kind && (verb === "drop" || verb === "launch"))
      return [{ option: id, label, kind, place: placeDevice(figures, ship.size, ship.pose, verb, way, kind) }];
    if (!remote) return [];
    if (question.kind === "relocate" && /^\d-/.test(id))
      return [{ option: id, label, kind: remote.kind, place: relocate(figures, remote.kind, remote.pose, id) }];
    if (question.kind === "swarm" && ship)
      return [
        {
          option: id,
          label,
          kind: remote.kind,
          place: placeDevice(figures, ship.size, ship.pose, id === "front" ? "launch" : "drop", "", remote.kind),
        },
      ];
    return [];
  });
}
