// Written by battlemat.server.page_types from core/described.py; do not edit.

export interface Frame {
  game: string;
  viewer: number | null;
  asked: Asked[];
  draw_offers: number[];
  result: Outcome | null;
}

export interface Asked {
  player: number;
  kind: string;
  rule: string;
}

export interface Outcome {
  winners: number[];
  reason: string;
  rule: string;
  draw: boolean;
}
