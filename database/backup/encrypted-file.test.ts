import fc from "fast-check";
import { expect, test } from "vitest";

import {
  isEncrypted,
  makeBackupKeys,
  publicKeyPattern,
  encryptStream,
  decryptStream,
} from "./encrypted-file.ts";

async function* pieces(content: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

async function whole(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

const { publicKey, privateKey } = makeBackupKeys();
const chunk = 64 * 1024;

test("whatever was sealed is opened by the private key, in whatever pieces it comes", async () => {
  expect(publicKey).toMatch(publicKeyPattern);
  const length = fc.oneof(fc.constantFrom(0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk), fc.nat(3 * chunk));
  await fc.assert(
    fc.asyncProperty(length, fc.integer({ min: 1000, max: 100_000 }), async (bytes, size) => {
      const content = Buffer.alloc(bytes, "Simran and Daniel ");
      const sealed = await whole(encryptStream(pieces(content, size), publicKey));
      expect(isEncrypted(sealed)).toBe(true);
      expect(sealed.includes("Simran")).toBe(false);
      expect((await whole(decryptStream(pieces(sealed, size), privateKey))).equals(content)).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test("another key, a changed byte, a missing or cut chunk open nothing", async () => {
  const content = Buffer.alloc(3 * chunk, "x");
  const sealed = await whole(encryptStream(pieces(content, chunk), publicKey));
  const openWith = (bytes: Uint8Array, key = privateKey) => whole(decryptStream(pieces(bytes, 50_000), key));
  await expect(openWith(sealed, makeBackupKeys().privateKey)).rejects.toThrow("not that of the file");
  await expect(openWith(sealed, "no key")).rejects.toThrow("holds no private key");
  const head = 28 + 32;
  for (const at of [30, head, head + chunk, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(openWith(changed)).rejects.toThrow(/damaged/);
  }
  const cipherChunk = chunk + 16;
  const without = Buffer.concat([sealed.subarray(0, head), sealed.subarray(head + cipherChunk)]);
  for (const wrong of [
    without,
    sealed.subarray(0, -cipherChunk),
    sealed.subarray(0, -1),
    sealed.subarray(0, head),
  ])
    await expect(openWith(wrong)).rejects.toThrow(/damaged/);
  await expect(openWith(sealed.subarray(0, 40))).rejects.toThrow("cut off");
});
