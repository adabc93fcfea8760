// Written by battlemat.server.page_types from what the game describes; do not edit.
import type { Frame } from "../../lib/frame";

export interface PocketView extends Frame {
  turn: number;
  active: number;
  first: number;
  step: Step;
  stars: number;
  variant: "standard" | "two-pack";
  zones: string[];
  players: PlayerView[];
  battle: BattleView | null;
  strike: StrikeView | null;
}

export interface PocketCatalogue {
  units: Record<string, UnitKind>;
  cards: Record<string, Card>;
  icons: Record<string, Icon>;
  affiliations: Record<string, string>;
  fleets: Record<string, FleetEntry>;
  packs: Record<string, Pack>;
}

export interface BattleOutlook {
  hit: number;
  back: number;
  destroys: number;
  destroyed: number;
  damage: number;
}

export type Step = "setup" | "objective" | "action" | "battle" | "strike" | "end";

export interface PlayerView {
  objectives: ObjectiveView[];
  units: UnitView[];
  removed: string[];
  player: number;
  seat: string;
  list: string;
  out: boolean;
  hand: string[] | null;
  hand_size: number;
  deck_size: number;
  discard: string[];
}

export interface ObjectiveView {
  place: string;
  destroyed: boolean;
  face_up?: boolean;
  card?: string | null;
  defense?: number;
  stars?: number;
}

export interface UnitView {
  id: string;
  kind: string;
  owner: number;
  zone: string;
  stars: number;
  domain: Domain;
  affiliation: string;
  attack: number;
  damage: number;
  defense: number;
  shields: number;
  icons: string[];
  tokens: number;
  turned: boolean;
  changes: ChangeView[];
  standing: StandingView[];
}

export type Domain = "space" | "ground";

export interface ChangeView {
  stat: Stat;
  amount: number;
  until: "turn" | "your_next_turn";
  card: string;
}

export type Stat = "attack" | "damage" | "defense";

export interface StandingView {
  stat: Stat;
  amount: number;
  scope: "battle" | "strike" | "both";
  card: string;
}

export interface BattleView {
  zone: string;
  step: number;
  sides: [SideView, SideView];
}

export interface SideView {
  unit: string;
  player: number;
  card: string | null;
  ability: boolean;
  dice: number[];
  hit: boolean;
  gone: boolean;
  attack?: Term[];
  damage?: Term[];
  defense?: Term[];
}

export type Term = [string, number];

export interface StrikeView {
  place: string;
  unit: string;
}

export interface UnitKind {
  attack: number;
  damage: number;
  defense: number;
  shields: number;
  icons: string[];
  id: string;
  name: string;
  vehicle: string;
  affiliation: string;
  domain: Domain;
  stars: number;
  source: string;
  back: Face | null;
}

export interface Face {
  attack: number;
  damage: number;
  defense: number;
  shields: number;
  icons: string[];
}

export interface Card {
  id: string;
  name: string;
  type: "combat" | "objective";
  defense: number;
  stars: number;
  bonus_stat: Stat | null;
  bonus: number;
  icon: string | null;
  icon_class: IconClass | null;
  units: number[] | "any" | null;
  ability: string;
  foreseen: Foreseen[];
  source: string;
}

export type IconClass = "match" | "power" | "wild";

export type Foreseen = AutoHitFrom | NoAutoHit | PreventDamage | IgnoreIcon | TurbolaserAny | CancelBonus;

export interface AutoHitFrom {
  op: "auto_hit_from";
  when: MomentName;
  once_per_turn: boolean;
  value: number;
}

export type MomentName = CombatMoment | ObjectiveMoment;

export type CombatMoment =
  | "play"
  | "after_rolls"
  | "on_hit"
  | "when_hit"
  | "would_be_destroyed"
  | "on_destroy"
  | "when_destroyed"
  | "end_of_battle";

export type ObjectiveMoment =
  | "reveal"
  | "while_face_up"
  | "turn_start"
  | "turn_end"
  | "friendly_unit_destroyed"
  | "opposing_unit_destroyed"
  | "this_destroyed"
  | "strike_failed";

export interface NoAutoHit {
  op: "no_auto_hit";
  when: MomentName;
  once_per_turn: boolean;
  target: Target;
}

export type Target =
  | "self"
  | "opposing"
  | "friendly_in_zone"
  | "other_friendly_in_zone"
  | "other_opposing_in_zone"
  | "friendly_choice"
  | "friendly_divided"
  | "friendly_in_own_home"
  | "opposing_in_own_home"
  | "each_opposing_in_own_home"
  | "striker";

export interface PreventDamage {
  op: "prevent_damage";
  when: MomentName;
  once_per_turn: boolean;
  amount: number;
}

export interface IgnoreIcon {
  op: "ignore_icon";
  when: MomentName;
  once_per_turn: boolean;
  icon: string;
  target: Target;
}

export interface TurbolaserAny {
  op: "turbolaser_any";
  when: MomentName;
  once_per_turn: boolean;
}

export interface CancelBonus {
  op: "cancel_bonus";
  when: MomentName;
  once_per_turn: boolean;
}

export interface Icon {
  name: string;
  class: IconClass;
  effect: string;
  damage: IconDamage | null;
}

export interface IconDamage {
  of: "hitter" | "victim";
  amount: number;
  stars: number;
}

export interface FleetEntry {
  id: string;
  name: string;
  affiliation: string;
  source: string;
  units: Record<string, number>;
  deploy: Record<string, number>;
  deck: Record<string, number>;
  showcase: boolean;
  about: string;
}

export interface Pack {
  id: string;
  name: string;
  affiliation: string;
  source: string;
  units: Record<string, number>;
  cards: Record<string, number>;
}

export const STARS = 30;

export const AT_START = 20;

export const CARDS = 30;

export const COPIES = 3;
