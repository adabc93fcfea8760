// Written by battlemat.server.page_types from messages.py; do not edit.

export interface TellJudged {
  at: number;
  seat: string;
  turn: number;
  question: string;
  given: string;
  better: string;
  chance: number;
  gain: number;
  error: number;
  reason: string;
  terms: TellTerm[];
}

export interface Hello {
  type: "hello";
  token?: string;
  language?: string;
  openly?: boolean;
}

export interface Answer {
  type: "answer";
  key: string;
  number: number;
  answer: Answered;
}

export interface Concede {
  type: "concede";
  key: string;
}

export interface OfferDraw {
  type: "offer-draw";
  key: string;
}

export interface DeclineDraw {
  type: "decline-draw";
  key: string;
}

export interface AskUndo {
  type: "ask-undo";
  key: string;
}

export interface AllowUndo {
  type: "allow-undo";
  key: string;
  yes: boolean;
}

export interface Say {
  type: "say";
  key: string;
  text: string;
}

export interface Speak {
  type: "speak";
  key: string;
  language: string;
}

export interface Hint {
  type: "hint";
  key: string;
  bot?: string;
}

export interface MoveNow {
  type: "move-now";
  key: string;
}

export interface Probe {
  type: "probe";
  key: string;
  number: number;
  answer: Answered;
}

export interface LetBotPlay {
  type: "let-bot-play";
  key: string;
  seat: string;
}

export interface UsualSetUp {
  type: "usual-set-up";
  key: string;
}

export interface AllowHints {
  type: "allow-hints";
  key: string;
  yes: boolean;
}

export interface TellOption {
  id: string;
  text: string;
  rule: string;
  weight: number;
  group: string;
  alone: boolean;
  parts: string[];
}

export interface TellRefusal {
  id: string;
  text: string;
  reason: string;
  rule: string;
}

export interface TellQuestion {
  number: number;
  kind: string;
  rule: string;
  form: string;
  text: string;
  about: Record<string, any>;
  options: TellOption[];
  refused: TellRefusal[];
  most: number;
  budget: number | null;
  ordered: boolean;
  region: number[][][];
  outlooks: Record<string, any>;
}

export interface TellEvent {
  index: number;
  kind: string;
  rule: string;
  text: string;
  data: Record<string, any>;
  at: number;
}

export interface Change {
  path: Path;
  value: any;
}

export interface Moment {
  event: TellEvent;
  changes: Change[];
}

export interface TellSeat {
  seat: string;
  name: string;
  kind: string;
  here: boolean;
  away_seconds: number;
  ready?: boolean;
}

export interface TellUndo {
  how: string;
  asked_by: string | null;
  waiting_for: string[];
  count: number;
}

export interface TellClock {
  left: number[];
  running: string[];
  added: number;
}

export interface TellSeries {
  best_of: number;
  game: number;
  wins: number[];
  decided: boolean;
}

export interface TellStep {
  id: string;
  number: number;
  title: string;
  text: string;
  todo: string;
  rule: string;
  advice: string[];
}

export interface TellTried {
  text: string;
  chance: number;
  best: boolean;
  yours: boolean;
}

export interface TellFound {
  question: string;
  worlds: number;
  tried: TellTried[];
  reason: string;
}

export interface TellLesson {
  id: string;
  kind: string;
  title: string;
  goal: string;
  dice: string;
  step: TellStep | null;
  told: number;
  steps: number;
  end: string;
  after: string;
  next: string;
  found: TellFound | null;
}

export interface TellHints {
  allowed: boolean;
  agreed: string[];
}

export interface Fairness {
  hash: string;
  key: string | null;
}

export interface Rematch {
  match: string;
}

export interface TableMessage {
  type: "table";
  match: string;
  game: string;
  seat: string | null;
  sequence: number;
  moments: Moment[];
  changes: Change[];
  question: TellQuestion | null;
  awaited: string;
  awaited_seats: string[];
  open_seats: string[];
  log: TellEvent[];
  log_from: number;
  seats: TellSeat[];
  undo: TellUndo;
  draw_offers: string[];
  clock: TellClock | null;
  fairness: Fairness;
  result: string | null;
  rematch: Rematch | null;
  language: string;
  name: string;
  series: TellSeries | null;
  hints: TellHints;
  over_days: boolean;
  lesson: TellLesson | null;
  set_up: boolean;
}

export interface Accepted {
  type: "accepted";
  key: string;
  sequence: number;
}

export interface Refused {
  type: "refused";
  key: string;
  reason: string;
  rule: string;
}

export interface ChatLine {
  type: "chat";
  seat: string | null;
  name: string;
  text: string;
  at: string;
}

export interface HintMessage {
  type: "hint-given";
  key: string;
  answer: string | (string | number)[];
  text: string;
  reason: string;
}

export interface Probed {
  type: "probed";
  key: string;
  legal: boolean;
  reason: string;
  rule: string;
}

export interface Gone {
  type: "gone";
  reason: string;
  again: boolean;
}

export interface ReadyList {
  id: string;
  name: string;
  about: string;
  faction: string;
  variant: string;
  showcase: boolean;
}

export interface OfferedFaction {
  id: string;
  name: string;
  about: string;
}

export interface GameOffer {
  id: string;
  title: string;
  about: string;
  fewest: number;
  most: number;
  variants: string[];
  lists: ReadyList[];
  bots: string[];
  factions?: OfferedFaction[];
}

export interface LessonOffer {
  id: string;
  kind: string;
  title: string;
  about: string;
  goal: string;
  minutes: number;
  steps: number;
  trouble: string;
}

export interface NewSeat {
  who: string;
  name?: string;
  bot?: string;
  list?: string | Record<string, any> | null;
}

export interface WishedClock {
  seconds: number;
  added?: number;
}

export interface NewMatch {
  game: string;
  seats: NewSeat[];
  variant?: string;
  clock?: WishedClock | null;
  name?: string;
  own_lists?: boolean;
  over_days?: boolean;
  best_of?: number;
}

export interface SeatLink {
  seat: string;
  who: string;
  token: string;
  invite: string;
}

export interface Sit {
  token: string;
  invite?: string;
  name?: string;
}

export interface Seated {
  seat: string;
}

export interface Bring {
  name?: string;
  list?: string | Record<string, any> | null;
  ready?: boolean;
}

export interface Brought {
  seat: string;
  name: string;
  list: any;
  ready: boolean;
}

export interface MatchMade {
  match: string;
  links: SeatLink[];
  fairness: string;
}

export interface MatchInfo {
  match: string;
  game: string;
  title: string;
  seats: TellSeat[];
  status: string;
  turn: number;
  created: string;
  clock: WishedClock | null;
  kept: boolean;
  name: string;
  variant: string;
  gathering: boolean;
  over_days: boolean;
  series: TellSeries | null;
  yours: string[];
  asked: string[];
  winners: string[];
}

export interface KeptList {
  id: string;
  saved: string;
  list?: Record<string, any> | null;
  folder?: string;
}

export interface Me {
  name?: string;
  lists?: Record<string, KeptList[]>;
}

export interface TellViolation {
  reason: string;
  rule: string;
  where: Path[];
}

export interface ListCheck {
  legal: boolean;
  violations: TellViolation[];
  variants: string[];
  summary: Record<string, any>;
}

export interface RandomList {
  list: Record<string, any>;
}

export interface ContestList {
  name: string;
  list: string | Record<string, any>;
}

export interface NewContest {
  game: string;
  lists: ContestList[];
  games: number;
  bots?: string[];
  variant?: string;
  seed?: string;
}

export interface ContestInfo {
  id: string;
  game: string;
  variant: string;
  lists: string[];
  bots: string[];
  seed: string;
  games: number;
  matches: number;
  played: number;
  state: string;
  created: string;
}

export interface NewAnalysis {
  worlds?: number;
}

export interface AnalysisInfo {
  match: string;
  state: string;
  done: number;
  all: number;
}

export interface TellBetter {
  told: TellJudged;
  question: TellQuestion;
  given: any;
  better: any;
  moments: Moment[];
}

export interface TellAnalysis {
  chances: number[][];
  costly: TellBetter[];
  now: TellBetter[];
  worlds: number;
}

export interface OddsChoice {
  id: string;
  label: string;
}

export interface OddsKnob {
  id: string;
  label: string;
  least: number;
  most: number;
  start: number;
  choices: OddsChoice[];
}

export interface OddsCard {
  id: string;
  name: string;
  most: number;
}

export interface OddsPart {
  id: string;
  label: string;
  most: number;
  knobs: OddsKnob[];
  cards: OddsCard[];
}

export interface OddsSheet {
  game: string;
  note: string;
  parts: OddsPart[];
}

export interface OddsBar {
  outcome: string;
  chance: number;
  exact: string;
}

export interface OddsCurve {
  id: string;
  label: string;
  course: boolean;
  bars: OddsBar[];
}

export interface OddsFigure {
  id: string;
  label: string;
  value: number;
  exact: string;
  chance: boolean;
}

export interface OddsTold {
  figures: OddsFigure[];
  curves: OddsCurve[];
}

export interface Problem {
  reason: string;
  rule?: string;
}

export interface TellTerm {
  id: string;
  name: string;
  amount: number;
}

export type Answered = string | (string | number)[];

export type Path = (string | number)[];

export type FromClient =
  | Answer
  | Concede
  | OfferDraw
  | DeclineDraw
  | AskUndo
  | AllowUndo
  | Say
  | Speak
  | Hint
  | MoveNow
  | Probe
  | LetBotPlay
  | AllowHints
  | UsualSetUp;

export type ToClient = TableMessage | Accepted | Refused | ChatLine | HintMessage | Probed | Gone;
