// What an attack would do: the printed value, the best of the cards turned over, less armor.
import type { HeroView, SkyCatalogue, SkyView } from "./types";
import { total } from "./types";

export interface Odds {
  /** Chance of each loss of HP, ascending. */
  bars: { lost: number; chance: number }[];
  mean: number;
  defeats: number;
}

/**
 * Modifiers of the cards that may still be turned over for a hero: known of one's own deck, and of others' in the first
 * game.
 */
function unseen(view: SkyView, catalogue: SkyCatalogue, hero: HeroView): number[] {
  const modifier = (card: string): number => catalogue.cards[card]?.modifier ?? 0;
  const me = view.viewer === null ? undefined : view.players[view.viewer];
  if (me?.unseen && me.side === hero.side && (hero.owner === null || hero.owner === me.player))
    return me.unseen.map(modifier);
  return view.variant === "first-game" ? starters(view, catalogue, hero).map(modifier) : [];
}

/** Everybody plays the starter lists of their heroes: those, less what everybody can see. */
function starters(view: SkyView, catalogue: SkyCatalogue, hero: HeroView): string[] {
  const cards: Record<string, number> = {};
  const owners = view.heroes.filter(
    (one) => one.side === hero.side && (hero.owner === null || one.owner === hero.owner),
  );
  for (const one of owners)
    for (const [card, count] of Object.entries(catalogue.decks[one.kind] ?? {}))
      cards[card] = (cards[card] ?? 0) + count;
  const seats = view.players.filter(
    (player) => player.side === hero.side && (hero.owner === null || player.player === hero.owner),
  );
  const gone = [
    ...seats.flatMap((seat) => [...(seat.hand ?? []), ...seat.discard]),
    ...owners.flatMap((one) => [...one.cards, ...one.leads.flatMap((lead) => (lead.card ? [lead.card] : []))]),
  ];
  for (const card of gone) if (cards[card]) cards[card] -= 1;
  return Object.entries(cards).flatMap(([card, count]) => Array<string>(Math.max(0, count)).fill(card));
}

/** Whether something that may hold only against some (`vs`: with a condition) holds against a hero. */
function holds(vs: string | null | undefined, target: HeroView): boolean {
  return !vs || target.conditions.some((one) => one === vs);
}
/** What an attack is worth more against this target than its printed terms say: bonuses against a condition. */
function bonusAgainst(view: SkyView, catalogue: SkyCatalogue, attacker: HeroView, target: HeroView): number {
  const lasting = view.lasting.filter((one) => one.op === "attack-bonus" && one.hero === attacker.id);
  const standing = (catalogue.heroes[attacker.kind]?.skills ?? [])
    .filter((skill) => skill.icon === "none" && !view.simplified)
    .flatMap((skill) => skill.ops)
    .filter((op) => op.op === "attack-bonus");
  return [...lasting, ...standing]
    .filter((one) => one.vs && holds(one.vs, target))
    .reduce((sum, one) => sum + one.n, 0);
}
/** Mages pierce armor with everything; others for a while, maybe only that of some. */
function pierces(view: SkyView, catalogue: SkyCatalogue, attacker: HeroView, target: HeroView): boolean {
  return (
    catalogue.heroes[attacker.kind]?.class === "mage" ||
    view.lasting.some((one) => one.op === "pierce" && one.hero === attacker.id && holds(one.vs, target))
  );
}

export function oddsOf(view: SkyView, catalogue: SkyCatalogue, attacker: HeroView, target: HeroView): Odds | null {
  const kind = catalogue.heroes[attacker.kind];
  const pool = unseen(view, catalogue, attacker);
  if (!kind || pool.length === 0) return null;
  const base = total(attacker.attack) + bonusAgainst(view, catalogue, attacker, target);
  const armor = pierces(view, catalogue, attacker, target) ? 0 : total(target.armor);
  const all = pool.length;
  const spread = new Map<number, number>();
  for (const best of [...new Set(pool)].sort((a, b) => a - b)) {
    const below = (limit: number): number => {
      const few = pool.filter((one) => one <= limit).length;
      let chance = 1;
      for (let draw = 0; draw < Math.min(kind.flips, all); draw++) chance *= Math.max(0, few - draw) / (all - draw);
      return chance;
    };
    const chance = kind.flips ? below(best) - below(best - 1) : Number(best === Math.min(...pool));
    const raw = base + (kind.flips ? best : 0);
    const lost = Math.max(0, (attacker.conditions.includes("disarmed") ? Math.ceil(raw / 2) : raw) - armor);
    spread.set(lost, (spread.get(lost) ?? 0) + chance);
  }
  const bars = [...spread]
    .map(([lost, chance]) => ({ lost, chance }))
    .filter((bar) => bar.chance > 0)
    .sort((a, b) => a.lost - b.lost);
  return {
    bars,
    mean: bars.reduce((sum, bar) => sum + bar.lost * bar.chance, 0),
    defeats: bars.filter((bar) => bar.lost >= target.hp).reduce((sum, bar) => sum + bar.chance, 0),
  };
}
