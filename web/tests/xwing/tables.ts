// Small tables of X-Wing, as far as a test says what is on them.
import type { TellOption, TellQuestion } from "../../src/lib/messages";
import type { Figures, Pose, ShipView, Weapon, XWingView } from "../../src/games/xwing/types";
import type { Spread } from "../../src/games/xwing/chances";
import { vectors } from "../vectors";

export const { figures } = vectors<never, { figures: Figures }>("xwing-fly").common;

export function weapon(arc = "front", more: Partial<Weapon> = {}): Weapon {
  return { id: `primary-${arc}`, arc, dice: 3, low: 1, high: 3, ordnance: false, special: false, ...more } as Weapon;
}
export function ship(id: string, pose: Pose, more: Partial<ShipView> = {}): ShipView {
  return {
    id,
    owner: id.startsWith("a.") ? 0 : 1,
    pilot: id.slice(2),
    size: "small",
    place: "in play",
    pose,
    turret: "",
    weapons: [weapon()],
    tokens: {},
    locks: [],
    locked_by: [],
    damage: [],
    changed: {},
    dial: null,
    ...more,
  } as ShipView;
}
export function tableOf(ships: ShipView[], more: Partial<XWingView> = {}): XWingView {
  return {
    viewer: 0,
    area: [914.4, 914.4],
    players: [{ edge: "south" }, { edge: "north" }],
    ships,
    obstacles: [],
    devices: [],
    attack: null,
    queue: [],
    ...more,
  } as unknown as XWingView;
}
export function option(id: string, parts: string[] = [id]): TellOption {
  return { id, text: id, parts, rule: "", weight: 0, group: "", alone: false };
}
export function asked(kind: string, about: Record<string, unknown>, options: TellOption[] = []): TellQuestion {
  return { kind, about, options } as unknown as TellQuestion;
}
/**
 * Two poses within a hundredth of a millimetre, and headings within a hundredth of a degree, however they are written.
 */
export function samePose(one: readonly number[], other: readonly number[]): boolean {
  const turn = Math.abs(((((one[2]! - other[2]!) % 360) + 540) % 360) - 180);
  return Math.hypot(one[0]! - other[0]!, one[1]! - other[1]!) < 0.01 && turn < 0.01;
}
export function sameSpread(found: Spread, expected: Spread): boolean {
  const length = Math.max(found.length, expected.length);
  return Array.from({ length }, (_, index) => Math.abs((found[index] ?? 0) - (expected[index] ?? 0)) < 1e-9).every(
    Boolean,
  );
}

export interface Common {
  figures: Figures;
  area: [number, number];
}
export type Rocks = Record<string, [outline: string, pose: Pose, kind: string]>;

/** The ships and obstacles of a vector, as the board sees them. */
export function tableWith({ area }: Common, ships: ShipView[], rocks: Rocks = {}): XWingView {
  const obstacles = Object.entries(rocks).map(([id, [outline, pose, kind]]) => ({
    id,
    outline,
    pose,
    kind,
    placed: true,
  }));
  return { area, ships, obstacles, devices: [] } as unknown as XWingView;
}
export const named = (ships: readonly ShipView[], id: string): ShipView => ships.find((one) => one.id === id)!;
