// Shapes the pictures on the tiles are drawn with.

export type Piece = [symbol: string, x: number, y: number, turn: number, side: 1 | 2];

export const href = (symbol: string): string => `/icons.svg#${symbol}`;

/** Facets of a rock: triangles from its outline to one point inside. */
export function facets(outline: string, x: number, y: number): { d: string; tone: number }[] {
  const n = outline.split(" ").map(Number);
  const points = n.flatMap((value, i) => (i % 2 ? [] : [[value, n[i + 1] ?? 0] as const]));
  return points.map(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay];
    const share = i / points.length;
    return { d: `M${ax} ${ay}L${bx} ${by}L${x} ${y}Z`, tone: share < 0.34 ? 1 : share < 0.67 ? 0 : 2 };
  });
}

/** The same scattered stars each time: a small linear congruence is all the chance a picture needs. */
export function stars(count: number): { x: number; y: number; r: number; o: number }[] {
  let seed = 20;
  const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => ({
    x: Math.round(80 + next() * 350),
    y: Math.round(110 + next() * 440),
    r: [0.6, 0.8, 1, 1.5][Math.floor(next() * 4)] ?? 1,
    o: Math.round((0.25 + next() * 0.6) * 100) / 100,
  }));
}

export function hexagon(x: number, y: number, r: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

export function hexes(): { d: string; lane: boolean }[] {
  const found = [];
  for (let column = -4; column <= 4; column++) {
    for (let row = -5; row <= 5; row++) {
      const y = row * 58.9 + (column % 2 ? 29.4 : 0);
      found.push({ d: hexagon(column * 51, y, 32.5), lane: Math.abs(column * 51) + Math.abs(y) * 0.9 < 165 });
    }
  }
  return found;
}
