// What a value is made of, in words.
import { t } from "../../../lib/words";
import { termName, type PocketCatalogue, type Term } from "../types";

/** The terms of a value one after another, with their signs. */
export function termsText(terms: readonly Term[], catalogue: PocketCatalogue): string {
  return terms
    .map(([source, amount], index) => {
      const name = source === "ground" ? t("pm-ground") : (termName(catalogue, source) ?? source);
      const sign = amount < 0 ? "−" : index ? "+" : "";
      return `${sign}${Math.abs(amount)} ${name}`;
    })
    .join("  ");
}
