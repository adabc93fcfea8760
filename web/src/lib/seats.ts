// The secret tokens of seats: they arrive in the fragment of an invitation (#seat=…, several for people who share a screen), stay in
// this browser, and never leave it but to the server of the match.
import { recall, remember } from "./settings.svelte";

/** The address of a seat at a table, as given to a player. */
export function seatAddress(match: string, token: string): string {
  return `/t/${match}#seat=${token}`;
}

function held(match: string): string[] {
  return (recall(`seat.${match}`) ?? "").split(" ").filter(Boolean);
}

/** Remember a seat of a match; where this browser holds several, this one becomes the one it sits at. */
export function rememberSeat(match: string, token: string): void {
  remember(`seat.${match}`, [token, ...held(match).filter((other) => other !== token)].join(" "));
}

/** All seats of a match this browser holds; it sits at the first one. Tokens in the address are kept and taken out of it. */
export function seatsOf(match: string): string[] {
  const given = new URLSearchParams(location.hash.slice(1)).getAll("seat").filter((token) => /^[\w.-]+$/.test(token));
  if (given.length) {
    for (const token of given.reverse()) rememberSeat(match, token);
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return held(match);
}

/** The seat this browser sits at; null: it watches. */
export function seatOf(match: string): string | null {
  return seatsOf(match)[0] ?? null;
}
