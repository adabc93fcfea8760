// Written by battlemat.server.page_types from what the game describes; do not edit.
import type { Frame } from "../../lib/frame";

export interface ShatterView extends Frame {
  turn: number;
  phase: Phase;
  active: number;
  first: number;
  mission: string;
  battlefield: string;
  terrain: Battlefield | null;
  struggle: string;
  map: number;
  mission_deck: number;
  tracker: TrackerView;
  objectives: ObjectiveView[];
  players: PlayerView[];
  activation: ActivationView | null;
  attacks: AttackView[];
  lasting: [string, string, number][];
}

export interface ShatterCatalogue {
  units: Record<string, UnitEntry>;
  stances: Record<string, Stance>;
  abilities: Record<string, AbilityEntry>;
  tactics: Record<string, TacticsEntry>;
  missions: Record<string, MissionEntry>;
  specials: Record<string, string>;
  places: [Record<string, string>, Record<string, string>];
  words: Record<string, string>;
  battlefields: Record<string, Battlefield>;
  forces: Record<string, ForceCard>;
}

export interface AttackOutlook {
  attack: number;
  defense: number;
  cover: number;
  successes: number[];
  damage: number[];
  left: number;
  counted: string[];
  open: string[];
}

export type Phase = "setup" | "deployment" | "turn-start" | "orders" | "activation" | "turn-end";

export interface Battlefield {
  name: string;
  source: string;
  parts: TerrainPart[];
  transitions: [number, number, number][][];
}

export interface TerrainPart {
  id: string;
  outline: [number, number][];
  rings: [number, number][][];
  bottom: number;
  top: number;
  opaque: boolean;
  passable: boolean;
  standable: boolean;
}

export interface TrackerView {
  token: number;
  momentum: [number, number];
  won_by: number;
}

export interface ObjectiveView {
  id: string;
  x: number;
  y: number;
  height: number;
  active: boolean;
  controller: number;
  priority: boolean;
}

export interface PlayerView {
  player: number;
  seat: string;
  list: string;
  edge: number;
  force: number;
  pool: number;
  deck: string[];
  discard: string[];
  reserve: string | null;
  won: string[];
  units: UnitView[];
}

export interface UnitView {
  id: string;
  kind: string;
  owner: number;
  squad: number;
  type: UnitType;
  stamina: number;
  durability: number;
  damage: number;
  wounded: boolean;
  injured: number;
  hunker: number;
  conditions: string[];
  stance: string;
  used: string[];
  lent_tags: string[];
  lost_tags: string[];
  marks: string[];
  defeated: boolean;
  characters: CharacterView[];
}

export type UnitType = "primary" | "secondary" | "supporting";

export interface CharacterView {
  id: string;
  x: number;
  y: number;
  height: number;
  radius: number;
  on_field: boolean;
  focus: number;
  impact: number;
  sharpshooter: number;
  engaged: string[];
}

export interface ActivationView {
  unit: string;
  left: number;
  actions: string[];
  flipped: boolean;
}

export interface AttackView {
  attacker: string;
  defender: string;
  type: AttackType;
  step: number;
  attack: Roll;
  defense: Roll;
  charts: [string, string];
  disarmed: boolean;
  exposed: boolean;
  successes: number;
  path: string[];
  damage: number;
  noted: string[][];
}

export type AttackType = "melee" | "ranged";

export interface Roll {
  crit?: number;
  strike?: number;
  block?: number;
  expertise?: number;
  failure?: number;
}

export interface UnitEntry {
  source: string;
  id: string;
  name: string;
  unique_names: string[];
  type: UnitType;
  squad_points: number | null;
  point_cost: number | null;
  force: number;
  stamina: number;
  durability: number;
  eras: PrintedEra[];
  tags: string[];
  characters: number;
  base: 40 | 50;
  set: string;
  abilities: string[];
  stances: string[];
  edition: string;
  base_source: string;
  playable: boolean;
}

export type PrintedEra = Era | "clone-wars" | "galactic-civil-war";

export type Era = "fall-of-the-jedi" | "reign-of-the-empire" | "age-of-rebellion" | "new-republic";

export interface Stance {
  source: string;
  id: string;
  name: string;
  ranged: Ranged;
  melee: Melee;
  ranged_chart: Chart | null;
  melee_chart: Chart | null;
  defense_chart: Chart;
  tree: TreeOption[];
  edition: string;
  note: string;
}

export interface Ranged {
  defense: number;
  attack: number | null;
  range: number | null;
}

export interface Melee {
  defense: number;
  attack: number | null;
}

export interface Chart {
  weapon: string;
  rows: Row[];
}

export interface Row {
  from: number;
  effects: Effect[];
  to: number;
}

export type Effect =
  | "crit"
  | "strike"
  | "block"
  | "crit>strike"
  | "crit>failure"
  | "strike>failure"
  | "failure>strike"
  | "failure>crit"
  | "failure>block"
  | "block>failure"
  | "strike>crit"
  | "damage"
  | "shove"
  | "strained"
  | "disarmed"
  | "exposed"
  | "pinned"
  | "advance"
  | "dash"
  | "jump"
  | "climb"
  | "reposition"
  | "heal"
  | "hunker"
  | "active-ability";

export interface TreeOption {
  id: string;
  effects: Effect[];
  start: boolean;
  next: string[];
}

export interface AbilityEntry {
  id: string;
  name: string;
  kind: AbilityKind;
  cost: number;
  action: boolean;
  effect: string;
  note: string;
}

export type AbilityKind = "active" | "reactive" | "innate" | "tactic" | "identity";

export interface TacticsEntry {
  id: string;
  name: string;
  family: TacticsFamily;
  effect: string;
  source: string;
  brought_by: string[];
}

export type TacticsFamily = "grand-strategy" | "primitive-artifice";

export interface MissionEntry {
  card: MissionCard;
  objectives: ObjectiveSpot[];
  struggles: Record<string, Struggle>;
  name: string;
}

export interface MissionCard {
  source: string;
  id: string;
  name: string;
  set: string;
  rules: string[];
  tolerance: number;
  priority: Priority | null;
}

export interface Priority {
  phases: number[];
  dice: 1 | 2;
  stays: boolean;
}

export interface ObjectiveSpot {
  id: string;
  x: number;
  y: number;
}

export interface Struggle {
  source: string;
  id: string;
  name: string;
  phase: 1 | 2 | 3;
  maps: StruggleMap[];
  map_choice: "" | "first-player";
  special: string[];
}

export interface StruggleMap {
  id: string;
  active: string[];
  symbols: Record<string, Symbol>;
}

export type Symbol = "block" | "expertise" | "failure";

export interface ForceCard {
  source: string;
  id: string;
  name: string;
  squads: Squad[];
  mission: string;
}

export interface Squad {
  primary: string;
  secondary: string;
  supporting: string;
  era: string;
}

export const RANGES = [0, 25.4, 76.2, 152.4, 203.2, 254] as const;

export const TOOLS: Record<string, number> = { advance: 150, reposition: 150, dash: 85, climb: 85, jump: 85 };

export const TOKEN = 12.7;

export const SIDE = 914.4;

export const SAME_ELEVATION = 76.2;

export const SLACK = 0.001;

export const ERAS = ["fall-of-the-jedi", "reign-of-the-empire", "age-of-rebellion", "new-republic"] as const;

export const USUAL_BATTLEFIELD = "refinery-crossing";

export const USUAL_MISSION = "first-contact";
