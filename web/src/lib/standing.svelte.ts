// Standing answers: optional things a player need not be asked about again, this round or this game. This browser keeps
// them and declines by itself; the server knows nothing of it. A question that offers anything else is asked.

/** Something that is offered over and over: an ability of a card on a ship, say. */
export interface Offer {
  key: string;
  name: string;
}
export type Scope = "round" | "game";
export interface Rule extends Offer {
  scope: Scope;
  /** The round (turn …) it was made in, and the seat it is for. */
  turn: number;
  seat: string;
}

export class Standing {
  rules = $state.raw<readonly Rule[]>([]);
  /** How far the match has come. Whoever undid something is asked again what was declined. */
  private furthest = -1;

  constructor(private readonly match: string) {
    this.rules = read(this.place);
  }
  private get place(): string {
    return `battlemat.standing.${this.match}`;
  }

  decline(offers: readonly Offer[], scope: Scope, seat: string, turn: number): void {
    const kept = this.rules.filter((rule) => !offers.some((offer) => isFor(rule, offer, seat)));
    this.keep([...kept, ...offers.map(({ key, name }) => ({ key, name, scope, turn, seat }))]);
  }
  /** Ask again. */
  drop(gone: Rule): void {
    this.keep(this.rules.filter((rule) => rule !== gone));
  }
  /** What holds for a seat in a round. */
  holding(seat: string, turn: number): Rule[] {
    return this.rules.filter((rule) => rule.seat === seat && (rule.scope === "game" || rule.turn === turn));
  }
  /** Whether all that is offered was declined for good; `sequence`: how far the match is. */
  covers(offers: readonly Offer[], seat: string, turn: number, sequence: number): boolean {
    if (sequence < this.furthest) return false;
    this.furthest = sequence;
    const holding = this.holding(seat, turn);
    return offers.length > 0 && offers.every((offer) => holding.some((rule) => isFor(rule, offer, seat)));
  }
  private keep(rules: readonly Rule[]): void {
    this.rules = rules;
    try {
      sessionStorage.setItem(this.place, JSON.stringify(rules));
    } catch {
      // private windows may refuse; then a reload asks again
    }
  }
}

function isFor(rule: Rule, offer: Offer, seat: string): boolean {
  return rule.key === offer.key && rule.seat === seat;
}
function read(place: string): Rule[] {
  try {
    return (JSON.parse(sessionStorage.getItem(place) ?? "[]") as Rule[]).filter((rule) => typeof rule.key === "string");
  } catch {
    return [];
  }
}
