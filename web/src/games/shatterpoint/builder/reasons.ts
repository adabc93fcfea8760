// What the rules say of a strike force: ways out.
import type { TellViolation } from "../../../lib/messages";
import { t } from "../../../lib/words";
import type { Fix, Workshop } from "../../../shell/builder/workshop.svelte";
import type { ShatterCatalogue, UnitType } from "../types";
import { filled, type Force, type Slot } from "./forces";

/** The slot a reason is about; null: it is about more. */
function slotOf({ where }: TellViolation): Slot | null {
  const [part, squad, role] = where[0] ?? [];
  return part === "squads" && role !== undefined ? { squad: Number(squad), role: role as UnitType } : null;
}

export function fixesOf(
  refusal: TellViolation,
  shop: Workshop<Force, ShatterCatalogue>,
  onopen: (slot: Slot) => void,
): Fix[] {
  const { judged: force, book } = shop;
  if (!book || !force) return [];
  const nameOf = (role: UnitType): string => book.words[role] ?? role;
  const drop = (at: Slot): Fix => ({
    label: t("sp-build-fix-remove", { name: book.units[force.squads[at.squad]?.[at.role] ?? ""]?.name ?? "" }),
    run: () => shop.change(filled(force, at, "", book)),
  });
  const slot = slotOf(refusal);
  if (slot && !force.squads[slot.squad]?.[slot.role])
    return [
      { label: t("sp-build-choose", { role: nameOf(slot.role), squad: slot.squad + 1 }), run: () => onopen(slot) },
    ];
  if (slot)
    return [{ label: t("sp-build-fix-other", { role: nameOf(slot.role) }), run: () => onopen(slot) }, drop(slot)];
  const [part, squad] = refusal.where[0] ?? [];
  if (part === "mission")
    return [
      {
        label: t("sp-build-fix-mission"),
        run: () => shop.change({ ...force, mission: Object.keys(book.missions)[0] ?? "" }),
      },
    ];
  if (squad === undefined) return [];
  return (["secondary", "supporting"] as const)
    .filter((role) => force.squads[Number(squad)]?.[role])
    .map((role) => drop({ squad: Number(squad), role }));
}
