// What part of the table the camera shows for a question: the two ships of an attack, a fight, the places of a move.
import { boxAround } from "../../../lib/labels";
import type { TellQuestion } from "../../../lib/messages";
import type { Box } from "../../front";
import { shifted } from "../geometry";
import { mat } from "../mat.svelte";
import type { DeviceOutcome, Flights } from "../previews";
import { TURNING } from "./turning";
import { inPlay, shipOf, type AttackView, type Pose, type ShipView, type XWingView } from "../types";

/** Millimetres between two ships that may shoot at each other: after another move, and nearly now. */
const [FIGHT, SHOT] = [400, 320];
/** Millimetres to enemies that matter when dials are set: they may be in range after both have moved. */
const PLANNED = 620;
/** Millimetres that are always in view: nobody wants to see a lone base as large as a hand. */
const CLOSEST = 380;
/** Millimetres around ships that shoot. */
const MARGIN = 130;
/** Millimetres around where a huge ship could end: its own base is long, and its plate stands beside it. */
const HUGE_MARGIN = 172;
/** Millimetres from the middle of a huge ship to its ends. */
const HUGE_END = 111;
/** Millimetres around a ship that is turned or whose turret is, and around one behind which others are put. */
const TURNED_MARGIN = 190;
/** Questions about where something shall go. */
const MOVES = ["dial", "boost", "barrelroll", "position", "system", "deploy"];

/** A part of the table, and what it is shown for: the camera moves when that changes. */
export interface Frame {
  key: string;
  box: Box;
}

function around(poses: readonly Pose[], margin: number): Box {
  const points = poses.map(([x, y]) => mat.toBoard({ x, y }));
  const [x0, x1] = [Math.min(...points.map((one) => one.x)), Math.max(...points.map((one) => one.x))];
  const [y0, y1] = [Math.min(...points.map((one) => one.y)), Math.max(...points.map((one) => one.y))];
  const [w, h] = [Math.max(CLOSEST, x1 - x0 + margin * 2), Math.max(CLOSEST, y1 - y0 + margin * 2)];
  return boxAround({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 }, w, h);
}
/** Where things are; a huge ship is at both its ends. */
function posesOf(things: readonly { pose: Pose; size?: string }[]): Pose[] {
  return things.flatMap(({ pose, size }) =>
    size === "huge" ? [shifted(pose, 0, HUGE_END), shifted(pose, 0, -HUGE_END)] : [pose],
  );
}
/** The enemies of a ship that are not farther away. */
function near(view: XWingView, ship: ShipView, far: number): ShipView[] {
  return inPlay(view).filter(
    (one) => one.owner !== ship.owner && Math.hypot(one.pose[0] - ship.pose[0], one.pose[1] - ship.pose[1]) < far,
  );
}

/** What to show; null for the whole table. */
export function frameOf(
  view: XWingView,
  question: TellQuestion | null,
  paths: Flights | null,
  devices: readonly DeviceOutcome[],
): Frame | null {
  if (view.attack) return attackFrame(view, view.attack);
  if (!question) return null;
  if (question.kind === "attack") return shotsFrame(view, question);
  if (question.kind === "action" || question.kind === "lock") return fightFrame(view, question);
  if (TURNING.includes(question.kind)) return shipFrame(view, question.about["ship"]);
  if (question.kind === "put-back") return shipFrame(view, question.about["carrier"]);
  if (question.kind === "dial" && view.round > 0) return planningFrame(view, paths);
  return paths && MOVES.includes(question.kind) ? movesFrame(view, paths, devices) : null;
}
function attackFrame(view: XWingView, { attacker, defender }: AttackView): Frame {
  const two = [shipOf(view, attacker), shipOf(view, defender)].filter((one) => one !== undefined);
  return { key: `attack ${attacker} ${defender}`, box: around(posesOf(two), MARGIN) };
}
function shotsFrame(view: XWingView, question: TellQuestion): Frame | null {
  const ship = shipOf(view, question.about["ship"] as string);
  const targets = [...new Set(question.options.flatMap((option) => option.parts[1] ?? []))].flatMap(
    (id) => shipOf(view, id) ?? view.devices.find((one) => one.id === id) ?? [],
  );
  if (!ship || !targets.length) return null;
  return { key: `shots ${ship.id}`, box: around(posesOf([ship, ...targets]), MARGIN) };
}
/** All own ships, where the one on top could end, and the enemies that matter: those near, else the nearest. */
function planningFrame(view: XWingView, paths: Flights | null): Frame | null {
  const own = inPlay(view).filter((one) => one.owner === (view.viewer ?? 0));
  if (!own.length) return null;
  const far = (foe: ShipView): number =>
    Math.min(...own.map(({ pose }) => Math.hypot(foe.pose[0] - pose[0], foe.pose[1] - pose[1])));
  const foes = inPlay(view)
    .filter((one) => one.owner !== own[0]!.owner)
    .sort((one, other) => far(one) - far(other));
  const near = foes.filter((one) => far(one) < PLANNED);
  const ends = paths?.ways.flatMap((way) => way.moves.map((move) => move.end)) ?? [];
  const poses = [...posesOf([...own, ...(near.length ? near : foes.slice(0, 1))]), ...ends];
  return { key: `planning ${view.round}`, box: around(poses, MARGIN) };
}
/** A ship and what is around it. */
function shipFrame(view: XWingView, id: unknown): Frame | null {
  const ship = shipOf(view, id as string | undefined);
  return ship?.place === "in play" ? { key: `around ${ship.id}`, box: around(posesOf([ship]), TURNED_MARGIN) } : null;
}
/** The fight a ship is in, if it is in one. */
function fightFrame(view: XWingView, question: TellQuestion): Frame | null {
  const ship = shipOf(view, question.about["ship"] as string);
  const foes = ship ? near(view, ship, FIGHT) : [];
  if (!ship || !foes.length) return null;
  return { key: `fight ${ship.id}`, box: around(posesOf([ship, ...foes]), MARGIN) };
}
/** Where a ship is, where it could end, and whom it could soon shoot at. */
function movesFrame(view: XWingView, { ship, ways }: Flights, devices: readonly DeviceOutcome[]): Frame {
  const own = ship.place === "in play" ? [ship.pose] : [];
  const ends = ways.flatMap((way) => way.moves.map((move) => move.end));
  const foes = own.length ? near(view, ship, SHOT) : [];
  const margin = ship.size === "huge" ? HUGE_MARGIN : devices.length ? 170 : foes.length ? 70 : 110;
  const poses = [...own, ...ends, ...posesOf(foes), ...devices.map((way) => way.place.pose)];
  return { key: `moves ${ship.id}`, box: around(poses, margin) };
}
