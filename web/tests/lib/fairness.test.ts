import { beforeEach, expect, test } from "vitest";
import { blake2b, firstHash, isKeyOf } from "../../src/lib/fairness";

beforeEach(() => localStorage.clear());
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

// The hashes are those of Python's hashlib.blake2b(…, digest_size=16).
test.each([
  ["", "cae66941d9efbd404e4d88758ea67670"],
  ["abc", "cf4ab791c62b8d2b2109c90275287816"],
])("the hash of %o", (text, hash) => {
  expect(blake2b(bytes(text))).toBe(hash);
});
test("more than one block is not hashed", () => {
  expect(blake2b(new Uint8Array(128))).toHaveLength(32);
  expect(() => blake2b(new Uint8Array(129))).toThrow(RangeError);
});
test("a key is known by its hash", () => {
  expect(isKeyOf(blake2b(bytes("abc")), "616263")).toBe(true);
  expect(isKeyOf(blake2b(bytes("abc")), "616264")).toBe(false);
  expect(isKeyOf(blake2b(bytes("")), "")).toBe(false);
});
test("the hash seen first is the one compared with", () => {
  expect(firstHash("m1", "aa")).toBe("aa");
  expect(firstHash("m1", "bb")).toBe("aa");
  expect(firstHash("m2", "bb")).toBe("bb");
});
