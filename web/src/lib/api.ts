// Typed requests to the server. Anything wrong becomes a Trouble with one sentence and, where one decides, a rule.
import { heldKey, ownKey } from "./identity";
import type {
  AnalysisInfo,
  Bring,
  Brought,
  ContestInfo,
  GameOffer,
  LessonOffer,
  ListCheck,
  MatchInfo,
  MatchMade,
  Me,
  Moment,
  NewContest,
  NewMatch,
  OddsSheet,
  OddsTold,
  Problem,
  RandomList,
  Rematch,
  Seated,
  TellAnalysis,
  TellBetter,
} from "./messages";
import { settings } from "./settings.svelte";
import { frames } from "./views";

export class Trouble extends Error {
  readonly rule: string;
  readonly status: number;

  constructor(reason: string, rule = "", status = 0) {
    super(reason);
    this.name = "Trouble";
    this.rule = rule;
    this.status = status;
  }
}

type Query = Record<string, string | number | null | undefined>;

function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") search.set(key, String(value));
  }
  const text = search.toString();
  return `/api${path}${text ? `?${text}` : ""}`;
}

async function ask<T>(
  method: string,
  path: string,
  query?: Query,
  body?: unknown,
  token: string | null = null,
): Promise<T> {
  const bytes = body instanceof Blob || body instanceof ArrayBuffer;
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  if (body !== undefined) headers["content-type"] = bytes ? "application/octet-stream" : "application/json";
  let response: Response;
  try {
    response = await fetch(address(path, query), {
      method,
      headers,
      ...(body === undefined ? {} : { body: bytes ? (body as BodyInit) : JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble("", "", 0);
  }
  const text = await response.text();
  let answer: unknown;
  try {
    answer = text ? JSON.parse(text) : null;
  } catch {
    throw new Trouble("", "", response.ok ? -1 : response.status);
  }
  if (!response.ok) {
    const problem = (answer ?? {}) as Partial<Problem>;
    throw new Trouble(problem.reason ?? "", problem.rule ?? "", response.status);
  }
  return answer as T;
}

const kept = new Map<string, Promise<unknown>>();

/** Ask once per address and keep the answer; a failed request is asked again. */
function keep<T>(path: string, query?: Query): Promise<T> {
  const key = address(path, query);
  let answer = kept.get(key) as Promise<T> | undefined;
  if (!answer) {
    answer = ask<T>("GET", path, query);
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
  }
  return answer;
}

export const api = {
  games: (language: string = settings.language) => keep<GameOffer[]>("/games", { language }),
  catalogue: <T = Record<string, unknown>>(game: string, language: string = settings.language) =>
    keep<T>(`/catalogue/${game}`, { language }),
  /** Topics and rules of a game; the shape is read by lib/rules.ts. */
  rules: (game: string, language: string = settings.language) => keep<unknown>(`/rules/${game}`, { language }),
  /** What can be asked of the odds of a game, and what comes of a question as it stands in the address. */
  oddsSheet: (game: string, language: string = settings.language) =>
    keep<OddsSheet>(`/odds/${game}/sheet`, { language }),
  odds: (game: string, question: string, language: string = settings.language) =>
    ask<OddsTold>("GET", `/odds/${game}?${question}&language=${language}`),
  /** Lists against lists on the server's machine. */
  beginContest: (contest: NewContest) =>
    ask<ContestInfo>("POST", "/contests", { language: settings.language }, contest),
  contest: (id: string) => ask<ContestInfo>("GET", `/contests/${id}`, { language: settings.language }),
  stopContest: (id: string) => ask<ContestInfo>("POST", `/contests/${id}/stop`, { language: settings.language }),
  contestGoesOn: (id: string) => ask<ContestInfo>("POST", `/contests/${id}/go`, { language: settings.language }),
  contestResultAddress: (id: string) => address(`/contests/${id}/result`),
  contestReportAddress: (id: string, language: string = settings.language) =>
    address(`/contests/${id}/report`, { language }),
  lessons: (game: string, language: string = settings.language) =>
    keep<LessonOffer[]>(`/lessons/${game}`, { language }),
  /** Begin a lesson. */
  learn: (game: string, lesson: string) =>
    ask<MatchMade>("POST", `/lessons/${game}/${lesson}`, { language: settings.language }, undefined, ownKey()),
  solution: (game: string, lesson: string, language: string = settings.language) =>
    ask<string[]>("GET", `/lessons/${game}/${lesson}/solution`, { language }),
  create: (match: NewMatch) => ask<MatchMade>("POST", "/matches", { language: settings.language }, match, ownKey()),
  matches: (status?: string) => ask<MatchInfo[]>("GET", "/matches", { status }),
  match: (id: string) => ask<MatchInfo>("GET", `/matches/${id}`, {}, undefined, heldKey()),
  /** The matches of a key. */
  mine: (key: string) => ask<MatchInfo[]>("GET", "/me/matches", {}, undefined, key),
  me: (key: string) => ask<Me>("GET", "/me", {}, undefined, key),
  keepMe: (me: Me, key: string) => ask<Me>("PUT", "/me", {}, me, key),
  /** Take a seat with a token of one's own: an open one, or the one an invitation is for. */
  join: (id: string, token: string, name: string, invite = "") =>
    ask<Seated>("POST", `/matches/${id}/join`, { language: settings.language }, { token, invite, name }, ownKey()),
  brought: (id: string, secret: string) => ask<Brought>("GET", `/matches/${id}/bring`, {}, undefined, secret),
  /** Put a list on the table, for the others face down. */
  bring: (id: string, secret: string, list: Bring) =>
    ask<MatchInfo>("POST", `/matches/${id}/bring`, { language: settings.language }, list, secret),
  rematch: (id: string, token: string) => ask<Rematch>("POST", `/matches/${id}/rematch`, {}, undefined, token),
  frames: (id: string, token: string | null = null, language: string = settings.language) =>
    ask<Moment[]>("GET", `/matches/${id}/moments`, { language }, undefined, token).then((moments) => frames(moments)),
  fileAddress: (id: string) => address(`/matches/${id}/file`),
  continueAt: (id: string, at: number, seat: string) =>
    ask<MatchMade>("POST", `/matches/${id}/continue`, { at, seat }, undefined, ownKey()),
  /** What a match that is over turned on. */
  analysis: (id: string) => ask<AnalysisInfo>("GET", `/matches/${id}/analysis`, { language: settings.language }),
  analyse: (id: string) => ask<AnalysisInfo>("POST", `/matches/${id}/analysis`, { language: settings.language }, {}),
  stopAnalysis: (id: string) =>
    ask<AnalysisInfo>("POST", `/matches/${id}/analysis/stop`, { language: settings.language }),
  bestAt: (id: string, answers: number, language: string) =>
    ask<TellBetter[]>("GET", `/matches/${id}/analysis/best`, { answers: String(answers), language }),
  analysisTold: (id: string, language: string = settings.language) =>
    ask<TellAnalysis>("GET", `/matches/${id}/analysis/told`, { language }),
  upload: (file: Blob) => ask<MatchInfo>("POST", "/files", {}, file),
  checkList: (game: string, list: unknown, language: string = settings.language) =>
    ask<ListCheck>("POST", `/lists/${game}/check`, { language }, list),
  /** Some legal list of the sort that another one is. */
  randomList: (game: string, like: unknown) =>
    ask<RandomList>("POST", `/lists/${game}/random`, { language: settings.language }, like),
};
