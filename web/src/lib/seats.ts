// The secret token of a seat: it arrives in the fragment of an invitation (#seat=…), stays in this browser, and never leaves it
// but to the server of the match.
import { recall, remember } from "./settings.svelte";

/** The address of a seat at a table, as given to a player. */
export function seatAddress(match: string, token: string): string {
  return `/t/${match}#seat=${token}`;
}

/** Remember the seats a match was made with; the first one is where this browser sits. */
export function rememberSeat(match: string, token: string): void {
  remember(`seat.${match}`, token);
}

export function seatOf(match: string): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (given) rememberSeat(match, given);
  return given ?? recall(`seat.${match}`);
}
