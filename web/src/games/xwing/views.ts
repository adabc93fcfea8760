// Written by battlemat.server.page_types from what the game describes; do not edit.
import type { Frame } from "../../lib/frame";

export interface XWingView extends Frame {
  round: number;
  phase: Phase;
  initiative: number;
  active: string;
  area: [number, number];
  order: number[];
  players: PlayerView[];
  ships: ShipView[];
  obstacles: ObstacleView[];
  devices: DeviceView[];
  attack: AttackView | null;
  queue: WaitingView[];
}

export interface XWingCatalogue {
  factions: Record<string, FactionEntry>;
  ships: Record<string, ChassisEntry>;
  pilots: Record<string, PilotEntry>;
  upgrades: Record<string, UpgradeEntry>;
  quick_builds: Record<string, QuickBuildEntry>;
  squads: Record<string, SquadEntry>;
  formats: Record<string, FormatEntry>;
  slots: Record<string, string>;
  sizes: Record<string, string>;
  actions: Record<string, string>;
  abilities: Record<string, Worded>;
  conditions: Record<string, Worded>;
  damage: Record<string, DamageEntry>;
  tokens: Record<string, string>;
  obstacles: Record<string, ObstacleKind>;
  figures: Figures;
}

export interface AttackOutlook {
  attacker: AttackerOdds;
  defender: DefenderOdds;
  red: [string, number][];
  green: [string, number][];
  damage: number[];
  counted: string[];
  open: string[];
}

export type Phase = "setup" | "planning" | "system" | "activation" | "engagement" | "end";

export interface PlayerView {
  huge_deck_size?: number;
  huge_discard_size?: number;
  player: number;
  seat: string;
  list: string;
  points: number;
  out: boolean;
  edge: string;
  ready: boolean;
  deck_size: number;
  discard_size: number;
}

export interface ShipView {
  agility: number;
  hull: number;
  shields: number;
  shields_limit: number;
  force: number;
  force_limit: number;
  charges: number;
  charges_limit: number;
  weapons: WeaponView[];
  huge?: HugeView;
  id: string;
  owner: number;
  number: number;
  pilot: string;
  heir_to: string;
  chassis: string;
  size: BaseSize;
  place: PlaceOfShip;
  pose: Pose;
  carrier: string;
  turret: Pointing;
  initiative: number;
  upgrades: UpgradeView[];
  tokens: Record<string, number>;
  locks: string[];
  locked_by: string[];
  damage: string[];
  conditions: string[];
  dial: string | null;
  has_dial: boolean;
  changed: Record<string, string>;
  revealed: boolean;
  executed: string;
  actions: string[];
  activated: boolean;
  engaged: boolean;
  destroyed: boolean;
}

export interface WeaponView {
  id: string;
  arc: Arc;
  dice: number;
  low: number;
  high: number;
  ordnance: boolean;
  requires: string;
  charges: number;
  special: boolean;
  bonus_only: boolean;
}

export type Arc = "front" | "right" | "rear" | "left" | "bullseye" | "full_front" | "single_turret" | "double_turret";

export interface HugeView {
  energy: number;
  energy_limit: number;
  engagement: number;
  turrets: TurretView[];
}

export interface TurretView {
  weapon: string;
  arc: StandardArc;
  colour: "black" | "white";
}

export type StandardArc = "front" | "right" | "rear" | "left";

export type BaseSize = "small" | "medium" | "large" | "huge";

export type PlaceOfShip = "waiting" | "in play" | "reserve" | "removed";

export type Pose = [number, number, number];

export type Pointing = "front" | "right" | "rear" | "left" | "";

export interface UpgradeView {
  id: string;
  charges: number;
  limit: number;
  back: boolean;
}

export interface ObstacleView {
  id: string;
  outline: string;
  kind: ObstacleKind;
  owner: number;
  placed: boolean;
  pose: Pose;
  locked_by: string[];
}

export type ObstacleKind = "asteroid" | "debris" | "gas_cloud";

export interface DeviceView {
  id: string;
  kind: string;
  type: DeviceType;
  owner: number;
  pose: Pose;
  fuses: number;
  damage: number;
  locked_by: string[];
}

export type DeviceType = "bomb" | "mine" | "remote" | "obstacle";

export interface AttackView {
  attacker: string;
  defender: string;
  weapon: string;
  arc: ShipArc;
  range: number;
  obstructed: string[];
  line: [[number, number], [number, number]] | null;
  bonus: boolean;
  step: AttackStep;
  attack_dice: Face[];
  attack_rerolled: boolean[];
  defense_dice: Face[];
  defense_rerolled: boolean[];
  hits: number;
  crits: number;
}

export type ShipArc = "front" | "right" | "rear" | "left" | "bullseye" | "full_front" | "full_rear";

export type AttackStep = "declare" | "attack-dice" | "defense-dice" | "neutralize" | "damage" | "aftermath";

export type Face = "hit" | "crit" | "focus" | "blank" | "evade";

export interface WaitingView {
  ship: string;
  card: string;
}

export interface FactionEntry {
  name: string;
  ships: string[];
}

export interface ChassisEntry {
  id: string;
  name: string;
  size: BaseSize;
  factions: FactionId[];
  attacks: Attack[];
  agility: number;
  hull: number;
  shields: number;
  actions: ActionIcon[];
  dial: Maneuver[];
  aliases?: string[];
  shields_recovers?: number;
  energy?: number;
  energy_recovers?: number;
  pilots: string[];
}

export type FactionId =
  | "rebelalliance"
  | "galacticempire"
  | "scumandvillainy"
  | "resistance"
  | "firstorder"
  | "galacticrepublic"
  | "separatistalliance";

export interface Attack {
  arc: Arc;
  value: number;
}

export interface ActionIcon {
  action: ActionId;
  difficulty?: Difficulty;
  linked?: ActionIcon | null;
}

export type ActionId =
  | "barrelroll"
  | "boost"
  | "calculate"
  | "cloak"
  | "coordinate"
  | "evade"
  | "focus"
  | "jam"
  | "lock"
  | "reinforce"
  | "reload"
  | "rotatearc"
  | "slam";

export type Difficulty = "blue" | "white" | "red" | "purple";

export interface Maneuver {
  speed: number;
  bearing: DialBearing;
  difficulty: Difficulty;
}

export type DialBearing =
  | "turn_left"
  | "bank_left"
  | "straight"
  | "bank_right"
  | "turn_right"
  | "koiogran"
  | "segnor_left"
  | "segnor_right"
  | "tallon_left"
  | "tallon_right"
  | "stationary"
  | "reverse_bank_left"
  | "reverse_straight"
  | "reverse_bank_right";

export interface PilotEntry {
  id: string;
  name: string;
  ship: string;
  faction: FactionId;
  initiative: number;
  points: number;
  slots: Slot[];
  subtitle?: string;
  engagement?: number | null;
  limited?: number;
  force?: Force | null;
  charges?: Charges | null;
  actions: ActionIcon[];
  ability?: boolean;
  ship_ability?: string | null;
  conditions?: string[];
  hyperspace?: boolean;
  text: string;
  playable: boolean;
  formats: string[];
}

export type Slot = StandardSlot | HugeSlot;

export type StandardSlot =
  | "astromech"
  | "cannon"
  | "configuration"
  | "crew"
  | "device"
  | "force-power"
  | "gunner"
  | "illicit"
  | "missile"
  | "modification"
  | "sensor"
  | "tactical-relay"
  | "talent"
  | "tech"
  | "title"
  | "torpedo"
  | "turret";

export type HugeSlot = "cargo" | "command" | "hardpoint" | "team";

export interface Force {
  value: number;
  recovers?: number;
  side?: ForceSide[];
}

export type ForceSide = "light" | "dark";

export interface Charges {
  value: number;
  recovers?: number;
  recoverable?: boolean;
}

export interface UpgradeEntry {
  title?: string;
  charges?: Charges | null;
  force?: Force | null;
  weapon?: Weapon | null;
  bonus_attacks?: BonusAttack[];
  bonus_only?: boolean;
  offline?: boolean;
  device?: Device | null;
  grants?: Grants;
  conditions?: string[];
  ability?: boolean;
  id: string;
  name: string;
  type: Slot;
  slots: Slot[];
  points: number | PointsBy;
  limited?: number;
  restrictions?: Restriction[];
  huge?: boolean;
  hyperspace?: boolean;
  wing?: Wing | null;
  back?: Side | null;
  text: string;
  playable: boolean;
  formats: string[];
  needs: string[];
  faces: Worded[];
}

export interface Weapon {
  arc: Arc;
  value: number;
  range: [number, number];
  ordnance?: boolean;
  requires?: "lock" | "focus" | "calculate" | null;
  charges?: number;
}

export interface BonusAttack {
  energy?: number;
  slots?: Slot[];
}

export interface Device {
  id: string;
  name: string;
  type: DeviceType;
  look?: DeviceLook;
  initiative?: number;
  agility?: number;
  hull?: number;
  reach?: number;
  arcs?: ShipArc[];
  midline?: boolean;
}

export type DeviceLook = "core" | "rings" | "cluster" | "bolt" | "spikes" | "net" | "swarm" | "probe";

export interface Grants {
  actions?: ActionIcon[];
  hull?: number;
  shields?: number;
  agility?: number;
  energy?: number;
  attack?: Attack | null;
  attacks?: Attack[];
  slots?: Slot[];
  slots_removed?: Slot[];
  force_sides?: ForceSide[];
  ordnance_arc?: Arc | null;
}

export interface PointsBy {
  by: "agility" | "initiative" | "size";
  values: number[];
}

export interface Restriction {
  factions?: FactionId[];
  names?: string[];
  sizes?: BaseSize[];
  ships?: string[];
  action?: ActionNeeded | null;
  arcs?: Arc[];
  force_sides?: ForceSide[];
  equipped?: Slot[];
  initiative_min?: number | null;
  energy_min?: number | null;
  shields_min?: number | null;
  non_limited?: boolean;
  solitary?: boolean;
}

export interface ActionNeeded {
  action: ActionId;
  difficulty?: Difficulty | null;
}

export interface Wing {
  ships?: string[];
  least: number;
  most: number;
}

export interface Side {
  title?: string;
  charges?: Charges | null;
  force?: Force | null;
  weapon?: Weapon | null;
  bonus_attacks?: BonusAttack[];
  bonus_only?: boolean;
  offline?: boolean;
  device?: Device | null;
  grants?: Grants;
  conditions?: string[];
  ability?: boolean;
}

export interface Worded {
  name: string;
  text: string;
}

export interface QuickBuildEntry {
  id: string;
  faction: FactionId;
  threat: number;
  ships: BuiltShip[];
  playable: boolean;
}

export interface BuiltShip {
  pilot: string;
  upgrades?: string[];
}

export interface SquadEntry {
  id: string;
  name: string;
  faction: FactionId;
  source: string;
  obstacles: string[];
  format?: string;
  ships?: BuiltShip[];
  builds?: string[];
  about: string;
}

export interface FormatEntry {
  name: string;
  limit: number;
  threat: boolean;
  huge: boolean;
}

export interface DamageEntry {
  name: string;
  text: string;
  trait: "pilot" | "ship" | "crew";
  count: number;
  precision: string;
  house: boolean;
}

export interface Figures {
  play_area: number;
  range_band: number;
  ruler_width: number;
  template_width: number;
  tallon_shift: number;
  base: Record<BaseSize, BaseFigures>;
  template: TemplateFigures;
  huge: HugeFigures;
  obstacle: Record<string, ObstacleFigures>;
  device: Record<string, DeviceFigures>;
}

export interface BaseFigures {
  length: number;
  width: number;
  front_arc: number;
  roll_shift: number;
  rolls_on_long_side: boolean;
  decloak_speed: number;
}

export interface TemplateFigures {
  straight: number[];
  bank: number[];
  turn: number[];
}

export interface HugeFigures {
  step: number;
  straights: number;
  bank: [number, number][];
  bank_angle: number;
}

export interface ObstacleFigures {
  kind: ObstacleKind;
  points: [number, number][];
  guide: number | null;
}

export interface DeviceFigures {
  kinds: string[];
  points: [number, number][];
  guide: number;
}

export interface AttackerOdds {
  dice: number;
  focus: number;
  calculate: number;
  force: number;
  lock: boolean;
  rerolls: number;
}

export interface DefenderOdds {
  dice: number;
  focus: number;
  calculate: number;
  force: number;
  evade: number;
  reinforced: number;
  rerolls: number;
}
