// The line to a table: reconnects by itself, and sends again what the server has not confirmed. Every message carries a
// key, and the server never carries out a key twice, so sending again is always safe.
import type { FromClient, Hello, ToClient } from "./messages";

type Unkeyed<T> = T extends { key: string } ? Omit<T, "key"> : never;
/** A message as a page writes it: the line adds the key. */
export type Outgoing = Unkeyed<FromClient>;

export type LineState = "connecting" | "open" | "lost" | "gone";

export interface LineListener {
  message(message: ToClient): void;
  state(state: LineState): void;
}

const WAITS = [400, 800, 1500, 3000, 5000];
/** A connection that hangs without a word for so long is given up. */
const OPENING = 8000;

/** A key nobody else will use. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Line {
  private socket: WebSocket | null = null;
  private waiting: FromClient[] = [];
  private failures = 0;
  private timer = 0;
  private opening = 0;
  private closed = false;
  private readonly again = (): void => {
    if (!this.closed && this.socket?.readyState !== WebSocket.OPEN) this.connect();
  };

  constructor(
    private readonly match: string,
    private readonly token: string | null,
    private readonly language: () => string,
    private readonly listener: LineListener,
    private readonly openly = false,
  ) {
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
    this.connect();
  }

  /** Send a message; returns its key. */
  send(message: Outgoing): string {
    const key = newKey();
    const keyed = { ...message, key } as FromClient;
    this.waiting.push(keyed);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(keyed));
    return key;
  }

  /** Whether a message still waits for its confirmation. */
  isWaiting(key: string): boolean {
    return this.waiting.some((message) => message.key === key);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.opening);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
    this.socket = null;
  }

  private connect(): void {
    clearTimeout(this.timer);
    clearTimeout(this.opening);
    const old = this.socket;
    this.socket = null;
    old?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${encodeURIComponent(this.match)}/play`);
    this.socket = socket;
    this.opening = window.setTimeout(() => socket.close(), OPENING);
    socket.onopen = () => {
      clearTimeout(this.opening);
      if (socket !== this.socket) return;
      const hello: Hello = { type: "hello", token: this.token ?? "", language: this.language(), openly: this.openly };
      socket.send(JSON.stringify(hello));
      for (const message of this.waiting) socket.send(JSON.stringify(message));
      this.listener.state("open");
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      const message = JSON.parse(String(event.data)) as ToClient;
      if (message.type !== "gone") this.failures = 0; // whoever is sent away comes back later each time
      this.receive(message);
    };
    socket.onclose = () => {
      clearTimeout(this.opening);
      if (this.closed || socket !== this.socket) return;
      this.listener.state("lost");
      const wait = WAITS[Math.min(this.failures, WAITS.length - 1)] ?? 5000;
      this.failures += 1;
      this.timer = window.setTimeout(() => this.connect(), wait * (0.5 + Math.random()));
    };
  }

  private receive(message: ToClient): void {
    if (
      message.type === "accepted" ||
      message.type === "refused" ||
      message.type === "hint-given" ||
      message.type === "probed"
    ) {
      this.waiting = this.waiting.filter((other) => other.key !== message.key);
    }
    this.listener.message(message);
    if (message.type === "gone" && !message.again) {
      this.close();
      this.listener.state("gone");
    }
  }
}
