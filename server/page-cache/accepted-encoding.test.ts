import { expect, test } from "vitest";

import { acceptedEncoding } from "./accepted-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.1", "br"],
  ["gzip, br;q=0", "gzip"],
  ["GZIP", "gzip"],
  ["*", "br"],
  ["*, br;q=0", "gzip"],
  ["identity", "identity"],
  ["*;q=0", "identity"],
  ["br;q=nonsense, gzip", "gzip"],
])("who says %s takes %s", (header, coding) => {
  expect(acceptedEncoding(header)).toBe(coding);
  // What was read before is read the same again.
  expect(acceptedEncoding(header)).toBe(coding);
});
