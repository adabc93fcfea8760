// The secret tokens of seats stay in this browser and never leave it but to the server of the match. A link to one's
// own seat carries its token in the fragment (#seat=…, several for people who share a screen); an invitation (#take=…)
// is good for whoever uses it first: the browser makes a token of its own and sits down with that, so nobody else ever
// holds it.
import { secretOf } from "./identity";
import { recall, remember } from "./settings.svelte";

export const SEAT = "battlemat.seat.";

/** The address of one's own seat at a table, to sit there on another device. It never carries a key. */
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

/**
 * Remember a seat of a match; where this browser holds several, this one becomes the one it sits at. Of a seat that is
 * opened by one's key only its letter is written down.
 */
export function rememberSeat(match: string, secret: string): void {
  const token = secret.includes("~") ? secret.slice(secret.indexOf("~")) : secret;
  remember(`seat.${match}`, [token, ...held(match).filter((other) => other !== token)].join(" "));
}

/** Seats that the server knows to be one's own become those of this browser, if it has none there. */
export function rememberOwn(match: string, letters: readonly string[]): void {
  if (!held(match).length) for (const letter of letters.toReversed()) rememberSeat(match, `~${letter}`);
}

/** Another key is held from now on: the seats the old one opened are not those of this browser any more. */
export function forgetKeyed(): void {
  for (const name of Object.keys(localStorage).filter((name) => name.startsWith(SEAT))) {
    const match = name.slice(SEAT.length);
    remember(
      `seat.${match}`,
      held(match)
        .filter((token) => !token.startsWith("~"))
        .join(" "),
    );
  }
}

/** The invitations of a match made here, seat by seat, to be given to friends. */
export function rememberInvitations(match: string, invites: Record<string, string>): void {
  remember(`invite.${match}`, JSON.stringify(invites));
}

/** The invitations to a match that were made here, by the seats they are for. */
export function invitationsOf(match: string): Record<string, string> {
  try {
    return JSON.parse(recall(`invite.${match}`) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
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
  return held(match).map(secretOf);
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
