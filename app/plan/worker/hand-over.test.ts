import { expect, test } from "vitest";

import { handOver, ofTheirOwn } from "./hand-over.ts";

test("long bytes with a buffer of their own are handed over once, and all others are copied", () => {
  const long = new Uint8Array(20_000);
  const part = new Uint8Array(40_000).subarray(10_000, 30_000);
  const shared = new Uint8Array(new SharedArrayBuffer(20_000));
  expect(handOver([long, new Uint8Array(100), part, shared, long])).toEqual([long.buffer]);
});

test("bytes in the middle of others get a buffer of their own, and those that have one keep it", () => {
  const long = new Uint8Array(20_000).fill(7);
  expect(ofTheirOwn(long).buffer).toBe(long.buffer);
  const part = ofTheirOwn(long.subarray(5, 10_000));
  expect(part).toEqual(new Uint8Array(9_995).fill(7));
  expect(handOver([ofTheirOwn(long.subarray(1))])).toHaveLength(1);
  // The pool of Node's short buffers is everybody's.
  expect(ofTheirOwn(Buffer.from("short")).byteLength).toBe(5);
  expect(ofTheirOwn(Buffer.from("short")).buffer.byteLength).toBe(5);
});
