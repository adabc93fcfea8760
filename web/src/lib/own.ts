// The matches this browser has a seat in, and telling them in words.
import { api, Trouble } from "./api";
import { heldKey } from "./identity";
import type { MatchInfo, SeatLink } from "./messages";
import { rememberInvitations, rememberOwn, rememberSeat, SEAT, seatAddress } from "./seats";
import { settings } from "./settings.svelte";
import { has, t } from "./words";

const MOST_ASKED = 24;

function ownIds(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(SEAT))
      .map((key) => key.slice(SEAT.length));
  } catch {
    return [];
  }
}

/** Own matches, newest first: those of one's key, and what else this browser has a seat in. */
export async function ownMatches(): Promise<MatchInfo[]> {
  const key = heldKey();
  const mine = key ? await api.mine(key) : [];
  for (const match of mine) rememberOwn(match.match, match.yours);
  const known = new Set(mine.map((match) => match.match));
  const others = await keylessMatches(ownIds().filter((id) => !known.has(id)));
  return [...mine, ...others].sort((a, b) => b.created.localeCompare(a.created));
}

/** Whether a match waits for oneself. */
export function isMyTurn(match: MatchInfo): boolean {
  const goesOn = match.status !== "over" && !match.kept;
  return goesOn && match.asked.some((seat) => match.yours.includes(seat));
}

/** What the server no longer has is forgotten here too. */
async function keylessMatches(ids: string[]): Promise<MatchInfo[]> {
  const found = await Promise.all(
    ids.slice(-MOST_ASKED).map((id) =>
      api.match(id).catch((fault: unknown) => {
        if (fault instanceof Trouble && fault.status === 404) localStorage.removeItem(SEAT + id);
        return null;
      }),
    ),
  );
  return found.filter((match) => match !== null);
}

/** Where the seats of a match made here are taken: one address, also when several people share this screen. */
export function tableAddress(match: string, links: SeatLink[]): string {
  const invites = links.filter((link) => link.invite).map((link) => [link.seat, link.invite] as const);
  if (invites.length) rememberInvitations(match, Object.fromEntries(invites));
  const tokens = links.filter((link) => link.who === "me").map((link) => link.token);
  for (const token of tokens.toReversed()) rememberSeat(match, token);
  return tokens.length ? seatAddress(match, tokens.join("&seat=")) : `/t/${match}`;
}

export function told(fault: unknown): { text: string; rule: string } {
  if (fault instanceof Trouble && fault.message)
    return { text: fault.rule ? fault.message.replace(`[${fault.rule}]`, "").trim() : fault.message, rule: fault.rule };
  return { text: t("page-offline"), rule: "" };
}

export function seatsTold(match: MatchInfo): string {
  return match.seats
    .map(
      (seat) =>
        seat.name || t(seat.kind === "open" ? "start-seat-open" : "start-seat", { seat: seat.seat.toUpperCase() }),
    )
    .join(" · ");
}

/** How far a match is, in what its game counts: turns, unless its words say otherwise. */
export function turnTold(match: MatchInfo): string {
  const own = `turn-of-${match.game}`;
  return t(has(own) ? own : "start-turn", { turn: match.turn });
}

export function age(created: string): string {
  const minutes = (Date.parse(created) - Date.now()) / 60_000;
  if (!Number.isFinite(minutes)) return "";
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto", style: "short" });
  if (minutes > -60) return format.format(Math.round(minutes), "minute");
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 60 / 24), "day");
}
