// Where a base may be put, in numbers: the reach the server computed, and level by level what one cannot stand on.
// Exact to the millimetre: a base must lie wholly on one surface, so the true edges of a surface keep it off by its
// radius.
import type { TellQuestion } from "../../../lib/messages";
import type { Point } from "../../front";
import { besideWhom } from "../deploying";
import { higher, trueEdges, type Corner, type Disc, type Ground, type Ring } from "../terrain";
import {
  characterOf,
  onField,
  RANGES,
  sameElevation,
  SIDE,
  type ShatterView,
  type Spot,
  type Fielded,
  type TerrainPart,
} from "../types";

/** Who is put somewhere. */
export function moverOf(view: ShatterView, question: TellQuestion): Fielded | undefined {
  return characterOf(view, question.about["character"] as string | undefined);
}
export const USUAL_RADIUS = 20;
function radiusOf(view: ShatterView, question: TellQuestion): number {
  return moverOf(view, question)?.one.radius ?? USUAL_RADIUS;
}

/** Shapes that overlap and make one area: within them lies the middle of the base. */
export interface Area {
  rings: readonly Ring[];
  discs: readonly Disc[];
}
/** The reach; at a height only as far as it leads there. */
export function areaOf(view: ShatterView, question: TellQuestion, height?: number): Area {
  if (question.region.length) return { rings: question.region as [number, number][][], discs: [] };
  const radius = radiusOf(view, question);
  if (question.kind === "transition")
    return {
      rings: [],
      discs: exitsOf(question)
        .filter((exit) => height === undefined || sameElevation(exit[2], height))
        .map(([x, y]) => ({ x, y, radius: RANGES[1] + radius })),
    };
  const friends = besideWhom(view, question);
  const mover = moverOf(view, question);
  if (friends.length || question.kind !== "deploy" || !mover)
    return {
      rings: [],
      discs: friends.map(({ one: { x, y, radius: other }, reach }) => ({ x, y, radius: reach + radius + other })),
    };
  return { rings: [ownEdge(view.players[mover.unit.owner]?.edge === 1, RANGES[2] + radius)], discs: [] };
}
function exitsOf(question: TellQuestion): Spot[] {
  return (question.about["exits"] ?? []) as Spot[];
}
function ownEdge(north: boolean, deep: number): Ring {
  const [low, high] = north ? [SIDE - deep, SIDE] : [0, deep];
  return [
    [0, low],
    [SIDE, low],
    [SIDE, high],
    [0, high],
  ];
}

/** A level one may come to: what one stands on there, and what keeps a base away. */
export interface Level {
  height: number;
  area: Area;
  rings: readonly Ring[];
  edges: readonly [Corner, Corner][];
  ways: readonly TerrainPart[];
  others: readonly Fielded[];
}
export function levelsOf(view: ShatterView, question: TellQuestion, ground: Ground): Level[] {
  const one = moverOf(view, question)?.one;
  const others = onField(view).filter((each) => each.one.id !== one?.id);
  return ground.heights
    .filter((height) => isOpenTo(height, one?.height ?? 0, question))
    .map((height) => ({
      height,
      area: areaOf(view, question, height),
      rings: ground.rings(height),
      edges: height > 0 ? trueEdges(ground.rings(height)) : [],
      ways: ground.inTheWay(height),
      others: others.filter((each) => sameElevation(each.one.height, height)),
    }))
    .filter(({ height, rings }) => height === 0 || rings.length);
}
const UPWARD = ["climb", "jump", "deploy", "place"];
/** Whether somebody may come to a height: upward only in some ways, and by a transition to its other ends. */
function isOpenTo(height: number, start: number, question: TellQuestion): boolean {
  if (question.kind === "transition")
    return exitsOf(question).some((exit) => sameElevation(exit[2], height)) && !sameElevation(start, height);
  return UPWARD.includes(String(question.about["movement"] ?? question.kind)) || !higher(height, start);
}

/** A push is aimed: in a wedge of a right angle, or all around. */
export interface Wedge extends Disc {
  /** The two ends of the arc, as the clock goes; null: all around. */
  arc: [Point, Point] | null;
}
export function wedgeOf(view: ShatterView, question: TellQuestion): Wedge | null {
  const one = question.kind === "push" ? moverOf(view, question)?.one : undefined;
  if (!one) return null;
  const { about } = question;
  const wedge = { x: one.x, y: one.y, radius: RANGES[Number(about["range"] ?? 1)] ?? 0 };
  const source = characterOf(view, about["source"] as string | undefined)?.one;
  if (!source) return { ...wedge, arc: null };
  const sign = about["pull"] ? -1 : 1;
  const axis = Math.atan2(sign * (one.y - source.y), sign * (one.x - source.x));
  const end = (angle: number): Point => ({
    x: one.x + wedge.radius * Math.cos(angle),
    y: one.y + wedge.radius * Math.sin(angle),
  });
  return { ...wedge, arc: [end(axis + Math.PI / 4), end(axis - Math.PI / 4)] };
}
