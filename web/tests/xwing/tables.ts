// Small tables of X-Wing, as far as a test says what is on them.
import type { TellOption, TellQuestion } from "../../src/lib/messages";
import type { Figures, Pose, ShipView, Weapon, XWingView } from "../../src/games/xwing/types";
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
