// Who sits at this screen. Where several people share it, nobody sits until somebody says who it is, and between two of
// them everybody sees what spectators see.

/** Anything one sits at: it is closed when somebody else takes the place. */
interface Closing {
  close(): void;
}

export class Seating<T extends Closing> {
  /** The tokens this browser holds; one of its people sits at the first. */
  held = $state.raw<readonly string[]>([]);
  /** The seat somebody wants to take. */
  wanted = $state<string | null>(null);
  /** Whether whoever sits there sees only what everybody may see. */
  openly = $state(false);
  table = $state.raw<T>(null as unknown as T);
  /** The token that was last sat down with, and those known to open which seat. */
  private sitting: string | null = null;
  private readonly known = new Map<string, string>();

  constructor(
    held: readonly string[],
    private readonly open: (token: string | null, openly: boolean) => T,
  ) {
    this.held = held;
    this.table = open(this.shared ? null : (held[0] ?? null), this.shared);
  }

  readonly shared = $derived(this.held.length > 1);

  /** The token of whoever sits here; null: nobody. */
  get token(): string | null {
    return this.shared ? this.sitting : (this.held[0] ?? null);
  }

  /** Whether one of the tokens may open a seat. */
  mayTake(seat: string): boolean {
    return this.known.has(seat) || this.known.size < this.held.length;
  }

  take(seat: string, openly = false): void {
    this.wanted = seat;
    this.openly = openly;
    this.tryNext();
  }

  /** The table tells which seat it is: the wanted one, or a token of somebody else was tried. */
  told(seat: string): void {
    if (!this.shared || !this.sitting || this.wanted === null) return;
    this.known.set(seat, this.sitting);
    if (seat !== this.wanted) this.tryNext();
  }

  /** Get up, so that the next person can sit down. */
  handOver(): void {
    this.wanted = null;
    this.sitting = null;
    this.openly = false;
    this.moveTo(null);
  }

  /** Sit down at a seat just taken. */
  join(token: string): void {
    this.held = [token, ...this.held];
    this.moveTo(token);
  }

  /** Sit down with the token of the wanted seat, or with one not tried yet: the table says which seat it is. */
  private tryNext(): void {
    const tried = [...this.known.values()];
    this.sitting = this.known.get(this.wanted ?? "") ?? this.held.find((one) => !tried.includes(one)) ?? null;
    if (this.sitting === null) this.wanted = null;
    this.moveTo(this.sitting);
  }

  private moveTo(token: string | null): void {
    this.table.close();
    this.table = this.open(token, this.openly || (this.shared && token === null));
  }
}
