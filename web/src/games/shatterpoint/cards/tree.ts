// A combat tree laid out: columns by the longest way from a start, rows so that lines go straight where they can.
import type { TreeOption } from "../types";

export interface Node {
  option: TreeOption;
  x: number;
  y: number;
  h: number;
}
export interface Drawn {
  nodes: Map<string, Node>;
  edges: { from: Node; to: Node }[];
  width: number;
  height: number;
}
const PITCH = 50;
const BOX = 30;
const ICON = 19;
const GAP = 12;

export function boxHeight(option: TreeOption): number {
  return option.effects.length * ICON + 10;
}

export function drawTree(tree: readonly TreeOption[]): Drawn {
  const options = new Map(tree.map((option) => [option.id, option]));
  const column = new Map<string, number>();
  const place = (id: string, at: number): void => {
    if ((column.get(id) ?? -1) >= at || at > tree.length) return;
    column.set(id, at);
    for (const next of options.get(id)?.next ?? []) place(next, at + 1);
  };
  for (const option of tree) if (option.start) place(option.id, 0);
  const columns: TreeOption[][] = [];
  for (const option of tree) (columns[column.get(option.id) ?? 0] ??= []).push(option);
  const before = (id: string): string[] =>
    tree.filter((option) => option.next?.includes(id)).map((option) => option.id);

  const tallest = Math.max(
    ...columns.map((list) => (list ?? []).reduce((sum, option) => sum + boxHeight(option) + GAP, -GAP)),
    40,
  );
  const nodes = new Map<string, Node>();
  columns.forEach((list, number) => {
    const wanted = (option: TreeOption): number => {
      const from = before(option.id).flatMap((id) => nodes.get(id) ?? []);
      return from.length ? from.reduce((sum, node) => sum + node.y, 0) / from.length : 0;
    };
    const sorted = list
      .map((option, index) => ({ option, index, y: wanted(option) }))
      .sort((a, b) => a.y - b.y || a.index - b.index);
    const whole = sorted.reduce((sum, { option }) => sum + boxHeight(option) + GAP, -GAP);
    const middle = sorted.length === 1 ? sorted[0]!.y : sorted.reduce((sum, one) => sum + one.y, 0) / sorted.length;
    let top = Math.max(-tallest / 2, Math.min(tallest / 2 - whole, middle - whole / 2));
    for (const { option } of sorted) {
      const h = boxHeight(option);
      nodes.set(option.id, { option, x: number * PITCH + BOX / 2, y: top + h / 2, h });
      top += h + GAP;
    }
  });
  const [low, high] = [
    Math.min(...[...nodes.values()].map((node) => node.y - node.h / 2)),
    Math.max(...[...nodes.values()].map((node) => node.y + node.h / 2)),
  ];
  for (const node of nodes.values()) node.y -= low;
  const edges = tree.flatMap((option) =>
    (option.next ?? []).flatMap((id) =>
      nodes.get(id) && nodes.get(option.id) ? [{ from: nodes.get(option.id)!, to: nodes.get(id)! }] : [],
    ),
  );
  return { nodes, edges, width: (columns.length - 1) * PITCH + BOX, height: high - low };
}
