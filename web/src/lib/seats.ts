// The secret tokens of seats stay in this browser and never leave it but to the server of the match. A link to one's
// own seat carries its token in the fragment (#seat=…, several for people who share a screen); an invitation (#take=…)
// is good for whoever uses it first: the browser makes a token of its own and sits down with that, so nobody else ever
// holds it.
import { recall, remember } from "./settings.svelte";

/** The address of one's own seat at a table, to sit there on another device. */
export function seatAddress(match: string, token: string): string {
  return `/t/${match}#seat=${token}`;
}

/** The address by which somebody else takes a seat. */
export function invitationAddress(match: string, invite: string): string {
  return `/t/${match}#take=${invite}`;
}

/** The address a pasted link to a table or a replay, or just the name of a match, leads to; null: it is neither. */
export function addressOf(wish: string): string | null {
  const found = /\/(t|r)\/([^/?#\s]+)(#(?:seat|take)=[\w&=.-]+)?/.exec(wish);
  if (found) return `/${found[1]}/${found[2]}${found[3] ?? ""}`;
  const name = wish.trim();
  return /^[\w-]{3,60}$/.test(name) ? `/t/${name}` : null;
}

function held(match: string): string[] {
  return (recall(`seat.${match}`) ?? "").split(" ").filter(Boolean);
}

/** Remember a seat of a match; where this browser holds several, this one becomes the one it sits at. */
export function rememberSeat(match: string, token: string): void {
  remember(`seat.${match}`, [token, ...held(match).filter((other) => other !== token)].join(" "));
}

/** What the fragment of the address says under a name. */
function given(name: string): string[] {
  return new URLSearchParams(location.hash.slice(1)).getAll(name).filter((text) => /^[\w.-]+$/.test(text));
}

/**
 * All seats of a match this browser holds; it sits at the first one. Tokens in the address are kept and taken out of
 * it.
 */
export function seatsOf(match: string): string[] {
  const tokens = given("seat");
  if (tokens.length) {
    for (const token of tokens.reverse()) rememberSeat(match, token);
    clearFragment();
  }
  return held(match);
}

/** The seat this browser sits at; null: it watches. */
export function seatOf(match: string): string | null {
  return seatsOf(match)[0] ?? null;
}

/** The invitation in the address; null without one. It stays there until it has been used. */
export function invitation(): string | null {
  return given("take")[0] ?? null;
}

/** Take what is secret out of the address. */
export function clearFragment(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
}

/**
 * A token for a seat that is about to be taken: the same one when it has to be asked for again, also after a reload.
 */
export function ownToken(match: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const token = recall(`take.${match}`) ?? Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  remember(`take.${match}`, token);
  return token;
}
