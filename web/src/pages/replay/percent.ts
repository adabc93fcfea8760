import { settings } from "../../lib/settings.svelte";

/** A chance to the hundredth, as people of the language write it. */
export function wholePercent(chance: number, sign: "auto" | "always" = "auto"): string {
  const told = new Intl.NumberFormat(settings.language, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: sign === "always" ? "exceptZero" : "auto",
  }).format(chance);
  return told.replace("-", "−");
}
