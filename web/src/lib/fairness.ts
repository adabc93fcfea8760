// Whether the key told after a match is the one whose hash was shown at its start: BLAKE2b with 16 bytes, as the server
// computes it.
import { recall, remember } from "./settings.svelte";

const MASK = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const ORDER = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
];

/** The hash of at most 128 bytes. */
export function blake2b(data: Uint8Array, size = 16): string {
  if (data.length > 128) throw new RangeError("one block at most");
  const block = new Uint8Array(128);
  block.set(data);
  const words = Array.from({ length: 16 }, (_, index) => new DataView(block.buffer).getBigUint64(index * 8, true));
  const state = [...START];
  state[0] = state[0]! ^ 0x01010000n ^ BigInt(size);
  const v = [...state, ...START];
  v[12] = v[12]! ^ BigInt(data.length);
  v[14] = v[14]! ^ MASK;
  for (let round = 0; round < 12; round++) {
    const order = [...ORDER[round % 10]!].map((digit) => words[parseInt(digit, 16)]!);
    for (let step = 0; step < 8; step++) {
      const turn = step < 4 ? 0 : step - 4;
      const [a, b, c, d] =
        step < 4
          ? [step, step + 4, step + 8, step + 12]
          : [turn, 4 + ((turn + 1) % 4), 8 + ((turn + 2) % 4), 12 + ((turn + 3) % 4)];
      mix(v, a!, b!, c!, d!, order[step * 2]!, order[step * 2 + 1]!);
    }
  }
  const out = new DataView(new ArrayBuffer(64));
  state.forEach((word, index) => out.setBigUint64(index * 8, word ^ v[index]! ^ v[index + 8]!, true));
  return Array.from(new Uint8Array(out.buffer, 0, size), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function mix(v: bigint[], a: number, b: number, c: number, d: number, x: bigint, y: bigint): void {
  const right = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & MASK;
  v[a] = (v[a]! + v[b]! + x) & MASK;
  v[d] = right(v[d]! ^ v[a]!, 32n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = right(v[b]! ^ v[c]!, 24n);
  v[a] = (v[a]! + v[b]! + y) & MASK;
  v[d] = right(v[d]! ^ v[a]!, 16n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = right(v[b]! ^ v[c]!, 63n);
}

/** Keep the hash this browser saw first: what is told later is compared with that, not with itself. */
export function firstHash(match: string, hash: string): string {
  const seen = recall(`fair.${match}`);
  if (!seen) remember(`fair.${match}`, hash);
  return seen ?? hash;
}

/** Whether a key (in hexadecimal) has a hash. */
export function isKeyOf(hash: string, key: string): boolean {
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return bytes.length > 0 && bytes.length <= 128 && blake2b(bytes) === hash;
}
