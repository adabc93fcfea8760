import { t } from "../../lib/words";
import { IN_RESERVES, ownerOfHome, type PocketView } from "./types";

/** What a zone is called at the table, for the one who sees it. */
export function zoneName(view: PocketView, id: string): string {
  if (id === IN_RESERVES) return t("pm-reserves");
  const owner = ownerOfHome(id);
  if (owner < 0) return t("pm-zone-contested");
  if (owner === view.viewer) return t("pm-zone-yours");
  if (view.players.length === 2 && view.viewer !== null) return t("pm-zone-theirs");
  return t("pm-zone-of", { seat: view.players[owner]?.seat.toUpperCase() ?? "" });
}
