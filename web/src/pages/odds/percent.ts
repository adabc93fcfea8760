import { settings } from "../../lib/settings.svelte";

/** A chance as people of the language write it; one that is small, but not nothing, says so. */
export function percent(chance: number): string {
  const digits = chance > 0 && chance < 0.0005 ? 3 : 1;
  return new Intl.NumberFormat(settings.language, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: digits,
  }).format(chance);
}
