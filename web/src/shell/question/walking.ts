// The keyboard among the options of a list.

/** The place after the one that has the focus, round and round; without one (-1), the first or the last. */
export function nextPlace(at: number, count: number, direction: 1 | -1): number {
  if (at < 0) return direction > 0 ? 0 : count - 1;
  return (at + direction + count) % count;
}

/** Move the focus to the next option of a list. */
export function walk(list: HTMLElement | null, direction: 1 | -1): void {
  const buttons = [...(list?.querySelectorAll<HTMLButtonElement>("button[data-option]") ?? [])];
  const next =
    buttons[nextPlace(buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length, direction)];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}
