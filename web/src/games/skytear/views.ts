// Written by battlemat.server.page_types from what the game describes; do not edit.
import type { Frame } from "../../lib/frame";

export interface SkyView extends Frame {
  battlefield: string;
  variant: string;
  simplified: boolean;
  turn: number;
  phase: Phase;
  first: number;
  flux: boolean;
  acting: number;
  active: string;
  ap: number;
  taken: string[];
  players: SeatView[];
  sides: Sides;
  heroes: HeroView[];
  minions: MinionView[];
  outsiders: OutsiderView[];
  pillars: PillarView[];
  tokens: Record<string, TokenView>;
  victory: VictoryView[];
  stack: EffectView[];
  resolving: EffectView | null;
  flipped: string[];
  lasting: LastingView[];
}

export interface SkyCatalogue {
  factions: Record<string, FactionEntry>;
  heroes: Record<string, HeroKind>;
  cards: Record<string, PowerCard>;
  victory: Record<string, VictoryEntry>;
  outsiders: Record<string, OutsiderEntry>;
  conditions: Record<string, ConditionEntry>;
  decks: Record<string, Record<string, number>>;
  teams: Record<string, TeamEntry>;
  boards: Record<string, BoardPlan>;
}

export type Phase = "set-up" | "heroes" | "minions" | "upkeep";

export interface SeatView {
  player: number;
  seat: string;
  side: Side;
  hand: string[] | null;
  hand_size: number;
  deck_size: number;
  discard: string[];
  unseen: string[] | null;
  looking: number;
}

export type Side = "south" | "north";

export interface Sides {
  south: SideView;
  north: SideView;
}

export interface SideView {
  factions: string[];
  towers: Record<string, number>;
  nexus: number;
  reserve: number;
  progress: ProgressView;
}

export interface ProgressView {
  heroes: number;
  heroes_this_turn: number;
  minions_this_turn: number;
  lanes: number;
  domes: number;
  lanes_this_phase: number;
  domes_this_phase: number;
  structure_hp: number;
  towers: string[];
}

export interface HeroView {
  id: string;
  kind: string;
  side: Side;
  owner: number | null;
  hex: string | null;
  hp: number;
  health: number;
  readiness: Readiness;
  conditions: Condition[];
  cards: string[];
  leads: LeadView[];
  mana: number;
  returns: number;
  illusion: string | null;
  armor: Term[];
  attack: Term[];
  move: number;
  unblocked: boolean;
}

export type Readiness = "ready" | "exhausted" | "defeated";

export type Condition = "slow" | "fast" | "frenzy" | "disarmed" | "marked" | "shapeshifted";

export interface LeadView {
  card: string | null;
  face_up: boolean;
  origin: "deck" | "hand";
}

export type Term = [string, number];

export interface MinionView {
  id: string;
  side: Side;
  hex: string;
  lane: string;
}

export interface OutsiderView {
  id: string;
  kind: string;
  dome: string;
  hex: string | null;
  side: Side | null;
}

export interface PillarView {
  id: string;
  side: Side;
  owner: number;
  hex: string;
}

export interface TokenView {
  number: number;
  hex: string;
}

export interface VictoryView {
  id: string;
  south: [number, number];
  north: [number, number];
}

export interface EffectView {
  number: number;
  kind: "action" | "card" | "skill";
  name: string;
  caster: string;
  player: number;
  targets: string[];
  about: string;
  count: number;
}

export interface LastingView {
  op: string;
  source: string;
  until: Until;
  hero: string;
  n: number;
  vs: string;
  of: string;
  side: Side | null;
  cells: null;
  hexes: string[];
}

export type Until = "end-of-activation" | "next-activation" | "end-of-turn" | "next-minions-phase";

export interface FactionEntry {
  id: string;
  rune: Rune;
  colour: "red" | "yellow" | "green" | "blue";
  mechanic: "marks" | "illusions" | "pillars" | "shapeshifting";
  heroes: string[];
  minions: number;
  faction_token: boolean;
  source: string;
  name: string;
  about: string;
  realm: string;
  worship: string;
}

export type Rune = "fire" | "air" | "earth" | "ice";

export interface HeroKind {
  id: string;
  faction: string;
  class: HeroClass;
  range: Range;
  attack: number;
  flips: number;
  health: number;
  armor: number;
  runes: [Rune, Rune];
  pierce: boolean;
  skills: SkillEntry[];
  back: Back;
  source: string;
  name_source: string;
  code: string | null;
  title_source: string | null;
  name: string;
  title: string;
}

export type HeroClass = "assassin" | "defender" | "healer" | "mage" | "warrior";

export type Range = "melee" | "ranged";

export interface SkillEntry {
  id: string;
  icon: Icon;
  ops: AnyOp[];
  source: string;
  target: Target | null;
  pillars: "one" | "any";
  name: string;
  text: string;
}

export type Icon = "worship" | "shapeshift" | "pillar" | "illusion" | "none";

export type AnyOp =
  | Damage
  | LoseHp
  | Heal
  | Move
  | Put
  | Push
  | Pull
  | Swap
  | Gain
  | RemoveConditions
  | AttackBonus
  | ArmorBonus
  | SkirmishBonus
  | SkirmishArea
  | Pierce
  | MoveBonus
  | IgnoreBlocking
  | IgnoreCover
  | PreventDamage
  | Spawn
  | DefeatMinion
  | Predict
  | Mana
  | ControlBonus
  | Cancel
  | Retarget
  | PlacePillar
  | BlockHexes
  | CoverArea
  | LosLimit
  | TakeAction;

export interface Damage {
  op: "damage";
  n: number;
  plus: number;
  who: Who;
  area: string | null;
  bonus: Bonus | null;
  per: Counted | null;
  if: Provided | null;
  timing: Timing | null;
}

export type Who =
  | "caster"
  | "target"
  | "worship-target"
  | "outsider"
  | "enemies-in-area"
  | "enemy-heroes-in-area"
  | "heroes-hit"
  | "enemy-heroes-in-los"
  | "enemies-adjacent-to-caster-or-own-illusion"
  | "enemy-heroes-adjacent-to-friendly-pillars"
  | "enemy-heroes-within-2"
  | "friendly-heroes-within-3"
  | "adjacent-friendly-heroes"
  | "other-adjacent-friendly-heroes"
  | "caster-and-adjacent-friendly-heroes"
  | "adjacent-enemy-minions"
  | "friendly-minions-in-los"
  | "projected-hero"
  | "chosen-enemy-hero-in-los"
  | "chosen-friendly-hero-in-los"
  | "chosen-other-enemy-in-los"
  | "chosen-adjacent-enemy-hero"
  | "chosen-friendly-hero-on-battlefield";

export interface Bonus {
  n: number;
  vs: Versus | null;
  per: Counted | null;
}

export type Versus = "marked";

export type Counted =
  "pillar-removed" | "minion-defeated" | "friendly-pillar-in-los" | "shapeshifted-friendly-hero-within-3";

export type Provided = "target-marked" | "target-adjacent";

export type Timing = "after-own-attack-action";

export interface LoseHp {
  op: "lose-hp";
  n: number;
  who: Who;
  vs: Versus | null;
}

export interface Heal {
  op: "heal";
  n: number | "hp-lost-by-target";
  who: Who;
  per: Counted | null;
}

export interface Move {
  op: "move";
  n: number;
  who: Who;
  optional: boolean;
}

export interface Put {
  op: "place";
  who: Who;
  where: Where;
}

export type Where = "empty-hex-in-los" | "free-dome-hex" | "free-hex-adjacent-to-enemy-hero-within-3";

export interface Push {
  op: "push";
  n: number;
  who: Who;
}

export interface Pull {
  op: "pull";
  n: number;
  who: Who;
}

export interface Swap {
  op: "swap";
  who: Who;
  with: "own-illusion";
  needs: Need;
}

export type Need = "lane-token-in-los" | "hex-without-figure" | "hexes-without-figures";

export interface Gain {
  op: "condition";
  name: Condition;
  who: Who;
  if: Provided | null;
}

export interface RemoveConditions {
  op: "remove-conditions";
  who: Who;
  n: "any";
}

export interface AttackBonus {
  op: "attack-bonus";
  until: Until | null;
  of: WhoseActivation | null;
  n: number;
  who: Who;
  vs: Versus | null;
}

export type WhoseActivation = "caster" | "affected";

export interface ArmorBonus {
  op: "armor-bonus";
  until: Until | null;
  of: WhoseActivation | null;
  n: number;
  who: Who;
}

export interface SkirmishBonus {
  op: "skirmish-bonus";
  until: Until | null;
  of: WhoseActivation | null;
  n: number;
  who: Who;
  vs: Versus | null;
  per: Counted | null;
}

export interface SkirmishArea {
  op: "skirmish-area";
  area: string;
  who: Who;
}

export interface Pierce {
  op: "pierce";
  until: Until | null;
  of: WhoseActivation | null;
  scope: "own-attack-actions";
  vs: Versus;
}

export interface MoveBonus {
  op: "move-bonus";
  n: number;
  who: Who;
}

export interface IgnoreBlocking {
  op: "ignore-blocking";
  who: Who;
}

export interface IgnoreCover {
  op: "ignore-cover";
  who: Who;
}

export interface PreventDamage {
  op: "prevent-damage";
  who: Who;
  phase: "heroes" | "minions";
}

export interface Spawn {
  op: "spawn";
  n: number;
}

export interface DefeatMinion {
  op: "defeat-minion";
  n: number;
  who: Who;
  optional: boolean;
  cost: boolean;
}

export interface Predict {
  op: "predict";
  n: number;
}

export interface Mana {
  op: "mana";
  until: Until | null;
  of: WhoseActivation | null;
  n: number;
  who: Who;
}

export interface ControlBonus {
  op: "control-bonus";
  until: Until | null;
  of: WhoseActivation | null;
  n: number;
  who: Who;
}

export interface Cancel {
  op: "cancel";
  what: "effect-below";
  from: Who;
}

export interface Retarget {
  op: "retarget";
  what: "attack-action-on-stack";
  from: Who;
  to: ("caster" | "own-illusion")[];
}

export interface PlacePillar {
  op: "place-pillar";
  n: number;
  where: Where;
  optional: boolean;
}

export interface BlockHexes {
  op: "block-hexes";
  until: Until | null;
  of: WhoseActivation | null;
  area: string;
  needs: Need;
  blocks: ("movement" | "los")[];
}

export interface CoverArea {
  op: "cover-area";
  until: Until | null;
  of: WhoseActivation | null;
  area: string;
  centre: "target";
  for: "friendly-heroes";
}

export interface LosLimit {
  op: "los-limit";
  until: Until | null;
  of: WhoseActivation | null;
  n: number;
  who: Who;
}

export interface TakeAction {
  op: "take-action";
  action: "move" | "lead" | "attack" | "skirmish" | "worship";
  who: Who;
}

export type Target = "enemy-hero" | "enemy" | "friendly-hero" | "adjacent-enemy" | "hex-in-los";

export interface Back {
  pierce: boolean;
  skills: Skill[];
}

export interface Skill {
  id: string;
  icon: Icon;
  ops: AnyOp[];
  source: string;
  target: Target | null;
  pillars: "one" | "any";
}

export interface PowerCard {
  id: string;
  type: "action" | "reaction";
  runes: Rune[];
  modifier: number;
  ops: AnyOp[];
  source: string;
  name_source: string;
  copies: number;
  deck: string | null;
  faction: string | null;
  only_hero: string | null;
  first_player: boolean;
  target: Target | null;
  targets: number;
  up_to: boolean;
  needs: Need | null;
  name: string;
  text: string;
  cost: number;
}

export interface VictoryEntry {
  id: string;
  condition: VictoryCondition;
  source: string;
  name: string;
  text: string;
}

export type VictoryCondition =
  TowerDestroyed | ControlWins | WinsInOnePhase | HeroesDefeated | MinionsDefeated | StructureDamage | TokensAtTheGates;

export interface TowerDestroyed {
  kind: "tower-destroyed";
  lane: "own-left" | "own-right";
}

export interface ControlWins {
  kind: "control-wins";
  n: number;
  where: ("lane" | "dome")[];
}

export interface WinsInOnePhase {
  kind: "control-wins-same-phase";
  lanes: number;
  domes: number;
}

export interface HeroesDefeated {
  kind: "heroes-defeated";
  n: number;
  scope: "game" | "turn";
}

export interface MinionsDefeated {
  kind: "minions-defeated";
  n: number;
  scope: "game" | "turn";
}

export interface StructureDamage {
  kind: "structure-damage";
  n: number;
}

export interface TokensAtTheGates {
  kind: "tokens-at-enemy-structures";
  lanes: number;
}

export interface OutsiderEntry {
  id: string;
  starter_set: boolean;
  attack: number;
  flips: number;
  range: Range;
  move: number;
  action_points: number;
  arrival: Arrival;
  skills: OutsiderSkillEntry[];
  source: string;
  name: string;
}

export interface Arrival {
  where: "free-dome-hex";
  optional_if_on_battlefield: boolean;
}

export interface OutsiderSkillEntry {
  id: string;
  ap: number;
  ops: AnyOp[];
  name: string;
  text: string;
}

export interface ConditionEntry {
  id: Condition;
  source: string;
  name: string;
  text: string;
}

export interface TeamEntry {
  id: string;
  heroes: string[];
  source: string;
  name: string;
}

export interface BoardPlan {
  board: Sheet;
  side: Record<Side, Home>;
  lane: Lane[];
  dome: Dome[];
  terrain: Terrain;
  name: string;
}

export interface Sheet {
  id: string;
  source: string;
  symmetry: ("half-turn" | "mirror")[];
  heroes_per_side: number;
  mana_track_rows: number;
  victory_cards: number;
  hex_count: number;
  hexes: [number, number][];
}

export interface Home {
  nexus: [number, number];
  hero_start: [number, number][];
}

export interface Lane {
  id: string;
  control_start: [number, number];
  tower_south: [number, number];
  tower_north: [number, number];
  start_to_tower: number;
  minion_start_south: [number, number][];
  minion_start_north: [number, number][];
}

export interface Dome {
  id: string;
  number: number;
  control_point: [number, number];
  hexes: [number, number][];
}

export interface Terrain {
  cover_count: number;
  cover: [number, number][];
  white_line_count: number;
  white_line: [[number, number], [number, number]][];
}
