// A server made of answers, and lines that go nowhere: what the page asks can be looked at, and answered by hand.
import { vi } from "vitest";

export interface Asked {
  method: string;
  address: string;
  headers: Record<string, string>;
  body: unknown;
}

/**
 * Answer every request by a function of it: an answer, a `Response`, or something thrown where the line is down. All
 * requests are kept in their order.
 */
export function serve(answer: (asked: Asked) => unknown): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal("fetch", async (address: string, request: RequestInit = {}) => {
    const { method = "GET", headers = {}, body } = request;
    const asked = {
      method,
      address,
      headers: headers as Record<string, string>,
      body: typeof body === "string" ? (JSON.parse(body) as unknown) : body,
    };
    all.push(asked);
    const told = await answer(asked);
    return told instanceof Response ? told : new Response(JSON.stringify(told));
  });
  return all;
}

export function problem(status: number, reason: string, rule = ""): Response {
  return new Response(JSON.stringify({ reason, rule }), { status });
}

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  /** The line that was opened last. */
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose();
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

export function fakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}
