import { brotliDecompressSync } from "node:zlib";

import fc from "fast-check";
import { expect, test } from "vitest";

import { compressBody, decompressBody, type BrotliQuality } from "./compress.ts";

test("whatever is packed, however tightly, says the same when it is unpacked", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 80 }),
      fc.integer({ min: 1, max: 2000 }),
      fc.constantFrom<BrotliQuality>(2, 5),
      async (bytes, times, quality) => {
        const content = Buffer.concat(Array.from({ length: times }, () => bytes));
        const packed = await compressBody(content, "br", quality);
        const whole = packed.coding === "br" ? brotliDecompressSync(packed.body) : packed.body;
        expect(whole.equals(content)).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});

test("what is kept takes fewer bytes than what may never be asked for again", async () => {
  const names = Array.from(
    { length: 3000 },
    (_, at) => `<li>Florist ${(at * 7919) % 1009} of ${at % 7}</li>`,
  );
  const content = Buffer.from(names.join(""));
  const [once, kept] = await Promise.all([compressBody(content, "br", 2), compressBody(content, "br", 5)]);
  expect(kept.body.length).toBeLessThan(once.body.length);
  expect((await decompressBody({ coding: "br", body: once.body })).equals(content)).toBe(true);
});
