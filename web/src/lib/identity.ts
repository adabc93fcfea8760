// Who one is, without an account: a key this browser made and keeps. It opens one's seats on every device that has it,
// and what was left with it on the server: one's matches, lists and name.
import { recall, remember } from "./settings.svelte";

const KEY = /^[A-Za-z0-9_.-]{20,80}$/;
let passing = "";

/** The key of this browser; null while there was no need for one. */
export function heldKey(): string | null {
  const kept = recall("key") ?? passing;
  return KEY.test(kept) ? kept : null;
}

/** The key of this browser, made when it is needed first. */
export function ownKey(): string {
  const held = heldKey();
  if (held) return held;
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  passing = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  remember("key", passing);
  return passing;
}

/** Take over a key from another device; false if this is none. */
export function takeKey(text: string): boolean {
  const key = text.trim();
  if (!KEY.test(key)) return false;
  passing = key;
  remember("key", key);
  return true;
}

/** What opens a seat: its token, or one's key where this browser knows only that the seat is one's own (`~a`). */
export function secretOf(token: string): string {
  return token.startsWith("~") ? `${ownKey()}${token}` : token;
}
