// What was agreed on for a match, in words: its variant, clock and series.
import type { MatchInfo, TellSeries, WishedClock } from "./messages";
import { has, t } from "./words";

const DAY = 24 * 3600;

export function variantTold(variant: string): string {
  return has(`variant-${variant}`) ? t(`variant-${variant}`) : variant;
}

export function clockWished(clock: WishedClock | null, overDays: boolean): string {
  if (!clock) return t("start-clock-none");
  if (overDays) return t("start-clock-days", { days: Math.round(clock.seconds / DAY) });
  const [minutes, added = 0] = [Math.round(clock.seconds / 60), clock.added];
  return t(added ? "start-clock-added" : "start-clock-minutes", { minutes, added });
}

/** Which game of a series this is and how it stands; `first` is the seat whose wins are told first. */
export function seriesTold(series: TellSeries, first = 0): string {
  const wins = [...series.wins.slice(first), ...series.wins.slice(0, first)].join(":");
  return t(series.decided ? "series-decided" : "series-stands", { best: series.best_of, game: series.game, wins });
}

/** What a table is called: its own name, else its lists, else the game. */
export function tableTold(match: MatchInfo, game: string): string {
  return match.name || match.title || game;
}
