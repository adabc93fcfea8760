// Phones, and every screen that is higher than wide and narrow: one column, with tabs below. The styles ask the same.
const PHONE = "(max-width: 760px), (max-width: 999px) and (orientation: portrait)";

export function isPhone(): boolean {
  return matchMedia(PHONE).matches;
}
