// How the table lies on the screen: whoever looks at it has their own edge at the bottom. And the sizes and looks of
// the components. The board tells both when it is drawn; what is drawn without a board around it (a ghost, the
// measuring tool) asks here.
import type { Plane, Point } from "../front";
import type { Figures, Pose, XWingCatalogue, XWingView } from "./types";

const TURNS: Record<string, number> = { south: 0, west: 270, north: 180, east: 90 };

class Mat {
  width = $state(910);
  length = $state(910);
  /** Degrees the table is turned on the screen. */
  turned = $state(0);
  catalogue = $state.raw<XWingCatalogue | null>(null);

  lay(view: XWingView, catalogue: XWingCatalogue): void {
    this.width = view.area[0];
    this.length = view.area[1];
    this.turned = TURNS[view.players[view.viewer ?? 0]?.edge ?? ""] ?? 0;
    this.catalogue = catalogue;
  }
  get figures(): Figures | null {
    return this.catalogue?.figures ?? null;
  }

  toBoard({ x, y }: Point): Point {
    return this.spin({ x, y: this.length - y }, this.turned);
  }
  toTable(point: Point): Point {
    const { x, y } = this.spin(point, -this.turned);
    return { x, y: this.length - y };
  }
  private spin({ x, y }: Point, degrees: number): Point {
    if (!degrees) return { x, y };
    const angle = (degrees * Math.PI) / 180;
    const [cx, cy] = [this.width / 2, this.length / 2];
    const [dx, dy] = [x - cx, y - cy];
    return { x: cx + dx * Math.cos(angle) - dy * Math.sin(angle), y: cy + dx * Math.sin(angle) + dy * Math.cos(angle) };
  }
  turn(heading: number): number {
    return heading + this.turned;
  }
  /** A piece drawn around the origin, looking up, put where it stands. */
  at([x, y, heading]: Pose): string {
    const point = this.toBoard({ x, y });
    return `translate(${point.x.toFixed(2)} ${point.y.toFixed(2)}) rotate(${this.turn(heading).toFixed(2)})`;
  }
  path(points: readonly Point[], closed = true): string {
    if (!points.length) return "";
    return `M${points
      .map((one) => this.toBoard(one))
      .map((one) => `${one.x.toFixed(2)} ${one.y.toFixed(2)}`)
      .join("L")}${closed ? "Z" : ""}`;
  }
}

export const mat = new Mat();
export const plane: Plane = {
  toBoard: (point) => mat.toBoard(point),
  toTable: (point) => mat.toTable(point),
  turn: (heading) => mat.turn(heading),
};

/** What the table talks about while dials are set: the ship whose dial lies on top. */
class Planning {
  ship = $state("");
}
export const planning = new Planning();
