// What the rules say of a strike force: which slot each reason is about, and ways out.
import type { TellRefusal } from "../../../lib/messages";
import { t } from "../../../lib/words";
import type { Fix, Workshop } from "../../../shell/builder/workshop.svelte";
import type { ShatterCatalogue } from "../types";
import { filled, ROLES, type Force, type Slot } from "./forces";

/** The slot whose unit a reason begins with: the last of that name; null: it is about more. */
export function slotOf(refusal: TellRefusal, force: Force, book: ShatterCatalogue): Slot | null {
  for (const [squad, members] of [...force.squads.entries()].reverse())
    for (const role of ROLES.toReversed()) {
      const name = book.units[members[role]]?.name;
      if (name && refusal.reason.startsWith(name)) return { squad, role };
    }
  return null;
}

export function fixesOf(refusal: TellRefusal, shop: Workshop<Force, ShatterCatalogue>, onopen: (slot: Slot) => void): Fix[] {
  const { list: force, book } = shop;
  if (!book) return [];
  const drop = (at: Slot): Fix => ({ label: t("sp-build-fix-remove", { name: book.units[force.squads[at.squad]?.[at.role] ?? ""]?.name ?? "" }), run: () => shop.change(filled(force, at, "", book)) });
  const named = slotOf(refusal, force, book);
  if (named) return [{ label: t("sp-build-fix-other", { role: book.words[named.role] ?? named.role }), run: () => onopen(named) }, drop(named)];
  if (refusal.rule === "SP-BLD-18") return [{ label: t("sp-build-fix-mission"), run: () => shop.change({ ...force, mission: Object.keys(book.missions)[0] ?? "" }) }];
  const squad = Number(/\d/.exec(refusal.reason)?.[0] ?? "1") - 1;
  if (refusal.rule === "SP-BLD-11") return (["secondary", "supporting"] as const).filter((role) => force.squads[squad]?.[role]).map((role) => drop({ squad, role }));
  const empty = ROLES.filter((role) => !force.squads[squad]?.[role]);
  const missing = empty.find((role) => refusal.reason.includes(book.words[role] ?? role)) ?? empty[0];
  return missing ? [{ label: t("sp-build-choose", { role: book.words[missing] ?? missing, squad: squad + 1 }), run: () => onopen({ squad, role: missing }) }] : [];
}
