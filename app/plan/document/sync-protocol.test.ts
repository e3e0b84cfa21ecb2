import { expect, test } from "vitest";

import { parseToken, formatToken } from "./sync-protocol.ts";

const key = "k".repeat(27);
const authorSecret = "a".repeat(31) + "7";

test.each([
  ["a device that suggests", { key, authorSecret }],
  ["any other device", { key, authorSecret: null }],
])("the token of %s is read as it was written", (_who, token) => {
  expect(parseToken(formatToken(token))).toEqual(token);
});

test.each(["", ".", `${key}.`, `${key}.short`, `${key}.${"A".repeat(32)}`, `${key}.${authorSecret}.x`])(
  "what is no token is a key that opens nothing: %s",
  (token) => expect(parseToken(token)).toEqual({ key: token, authorSecret: null }),
);
