// Whose turn it is in one's own matches, watched from every page: the number of those that wait for oneself, on the
// page's tab and icon, and, for whoever wants that, a notification of the system when another one does.
import { untrack } from "svelte";
import { heldKey } from "./identity";
import type { MatchInfo } from "./messages";
import { isMyTurn, ownMatches } from "./own";
import { go } from "./router.svelte";
import { recall, remember } from "./settings.svelte";
import { t } from "./words";

const EVERY = 20_000;

class Turns {
  /** One's own matches, newest first; null: nobody has looked yet. */
  own = $state.raw<MatchInfo[] | null>(null);
  wanted = $state(recall("notify") === "yes");
  readonly mine = $derived((this.own ?? []).filter(isMyTurn));
  /** What comes before the title of a page. */
  readonly mark = $derived(this.mine.length ? `(${this.mine.length}) ` : "");
}

export const turns = new Turns();

/** Look which matches wait; throws when the server cannot be reached. */
export async function lookAtTurns(): Promise<void> {
  // whoever looks in an effect does not want to look again because something was found
  const before = untrack(() => turns.own && new Set(turns.mine.map((match) => match.match)));
  turns.own = await ownMatches();
  const fresh = before ? turns.mine.filter((match) => !before.has(match.match)) : [];
  for (const match of fresh) if (!isInSight(match)) notify(match);
  void badge(turns.mine.length);
}

/** From now on, as long as the page is open. */
export function watchTurns(): void {
  setInterval(() => {
    if (heldKey()) void lookAtTurns().catch(() => {}); // later
  }, EVERY);
}

function isInSight(match: MatchInfo): boolean {
  return !document.hidden && location.pathname === `/t/${match.match}`;
}

async function badge(count: number): Promise<void> {
  try {
    await (count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.());
  } catch {
    // not every icon can carry a number
  }
}

// Notifications, asked for and never by default

export function canNotify(): boolean {
  return "Notification" in window;
}

/** Switch notifications on, which the browser may refuse, or off. */
export async function setNotify(wanted: boolean): Promise<boolean> {
  const granted = wanted && canNotify() && (await Notification.requestPermission()) === "granted";
  turns.wanted = granted;
  remember("notify", granted ? "yes" : "no");
  return granted === wanted;
}

function notify(match: MatchInfo): void {
  if (!turns.wanted || !canNotify() || Notification.permission !== "granted") return;
  const others = match.seats.filter((seat) => !match.yours.includes(seat.seat)).map((seat) => seat.name);
  const body = [match.name, others.join(", ")].filter(Boolean).join(" · ");
  try {
    const told = new Notification(t("turns-yours", { game: t(`game-${match.game}`) }), { body, tag: match.match });
    told.onclick = () => {
      window.focus();
      go(`/t/${match.match}`);
      told.close();
    };
  } catch {
    // some phones let only installed pages notify
  }
}
