// Lines between things on the mat: from edge to edge of two boxes.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Arrow {
  d: string;
  /** Where it ends and in which direction, in degrees. */
  tip: { x: number; y: number; turn: number };
  mid: { x: number; y: number };
  length: number;
}

function edge(box: Box, towards: { x: number; y: number }, gap: number): { x: number; y: number } {
  const cx = box.x + box.w / 2;
  const cy = box.y + box.h / 2;
  const dx = towards.x - cx;
  const dy = towards.y - cy;
  const reach = Math.min(
    dx ? (box.w / 2 + gap) / Math.abs(dx) : Infinity,
    dy ? (box.h / 2 + gap) / Math.abs(dy) : Infinity,
    1,
  );
  return { x: cx + dx * reach, y: cy + dy * reach };
}

/** An arrow between two boxes, bent sideways by a part of its length. */
export function arrow(from: Box, to: Box, bend = 0, gap = 10): Arrow {
  const a = { x: from.x + from.w / 2, y: from.y + from.h / 2 };
  const b = { x: to.x + to.w / 2, y: to.y + to.h / 2 };
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const middle = {
    x: (a.x + b.x) / 2 + ((b.y - a.y) / length) * bend * length,
    y: (a.y + b.y) / 2 - ((b.x - a.x) / length) * bend * length,
  };
  const start = edge(from, middle, gap);
  const end = edge(to, middle, gap);
  const turn = (Math.atan2(end.y - middle.y, end.x - middle.x) * 180) / Math.PI;
  const flat = bend === 0;
  return {
    d: flat
      ? `M${start.x} ${start.y}L${end.x} ${end.y}`
      : `M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`,
    tip: { ...end, turn: flat ? (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI : turn },
    length: Math.hypot(end.x - start.x, end.y - start.y),
    mid: flat
      ? { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
      : { x: start.x / 4 + middle.x / 2 + end.x / 4, y: start.y / 4 + middle.y / 2 + end.y / 4 },
  };
}
