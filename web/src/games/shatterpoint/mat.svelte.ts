// How the battlefield lies on the screen: whoever looks at it has their own edge at the bottom. And the terrain on it.
// The board tells both when it is drawn; what is drawn without a board around it (a ghost, the measuring tool) asks
// here.
import type { Plane, Point } from "../front";
import { Ground } from "./terrain";
import { me, SIDE, type Battlefield, type ShatterCatalogue, type ShatterView } from "./types";

const NOTHING: Battlefield = { name: "", source: "", parts: [], transitions: [] };

/** The battlefield of a match: a ready one by its id, or one that was written for it. */
function battlefieldOf(view: ShatterView, catalogue: ShatterCatalogue): Battlefield {
  return view.terrain ?? catalogue.battlefields[view.battlefield] ?? NOTHING;
}

class Mat {
  /** Turned by half a circle: the viewer has the north edge. */
  turned = $state(false);
  ground = $state.raw(new Ground(NOTHING));
  /** The content in words, for what is drawn without being handed it. */
  catalogue = $state.raw<ShatterCatalogue | null>(null);
  private laid: Battlefield = NOTHING;
  private name = "";

  lay(view: ShatterView, catalogue: ShatterCatalogue): void {
    this.catalogue = catalogue;
    this.turned = view.players[me(view)]?.edge === 1;
    const battlefield = battlefieldOf(view, catalogue);
    if (battlefield === this.laid || (view.terrain && view.battlefield === this.name)) return;
    this.laid = battlefield;
    this.name = view.battlefield;
    this.ground = new Ground(battlefield);
  }
  toBoard({ x, y }: Point): Point {
    return this.turned ? { x: SIDE - x, y } : { x, y: SIDE - y };
  }
  toTable(point: Point): Point {
    return this.toBoard(point);
  }
  path(points: readonly (readonly [number, number])[], closed = true): string {
    return `M${points
      .map(([x, y]) => this.toBoard({ x, y }))
      .map((one) => `${one.x.toFixed(2)} ${one.y.toFixed(2)}`)
      .join("L")}${closed ? "Z" : ""}`;
  }
}

export const mat = new Mat();
export const plane: Plane = {
  toBoard: (point) => mat.toBoard(point),
  toTable: (point) => mat.toTable(point),
  turn: () => 0,
};
