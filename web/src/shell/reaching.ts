// The way of the keyboard into what is shown of a thing looked at, and back: its links lie elsewhere in the page, where
// Tab would pass them by.

/** What can be reached in the slip. */
const STOPS = "a[href], button";

export class Reaching {
  /** What had the focus when the slip was opened by it. */
  private origin: HTMLElement | SVGElement | null = null;
  private before: string | null = null;

  constructor(
    private readonly thing: () => string | null,
    private readonly slip: () => HTMLElement | null,
  ) {}

  /** Something is about to get the focus; nobody has heard of it yet. */
  coming(): void {
    this.before = this.thing();
  }
  /** It has the focus: whether it shows something is known now. */
  come({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement || target instanceof SVGElement) || this.slip()?.contains(target)) return;
    this.origin = this.thing() !== this.before ? target : null;
  }
  /** Whether Tab led into the slip, on in it, or out of it. */
  tab(event: KeyboardEvent): boolean {
    if (event.key !== "Tab" || !this.origin?.isConnected) return false;
    const stops = [...(this.slip()?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (at < 0 && (event.shiftKey || document.activeElement !== this.origin || !stops.length)) return false;
    const next = stops[at + (event.shiftKey ? -1 : 1)];
    const { origin } = this;
    (next ?? origin).focus();
    // Out at the far end, the browser goes on from where one came.
    if (!next && !event.shiftKey) return false;
    event.preventDefault();
    return true;
  }
}
