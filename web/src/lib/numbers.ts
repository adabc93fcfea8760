// Numbers as people of the language write them.
import { settings } from "./settings.svelte";

/** With so many places behind the point, or the comma. */
export function decimal(value: number, digits = 2): string {
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(settings.language, places).format(value);
}
