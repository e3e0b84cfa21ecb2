import { MessageType } from "@hocuspocus/server";
import fc from "fast-check";
import { expect, test } from "vitest";

import { isMessage } from "./is-message.ts";

/** As the library writes them: a length, then so many letters. */
const text = (letters: string) => [letters.length, ...Buffer.from(letters)];
const bytes = (...all: number[]) => Uint8Array.from(all);

test("a name and a known kind are a message; the one that opens a document has a key", () => {
  expect(isMessage(bytes(...text("plan"), MessageType.Sync, 0))).toBe(true);
  expect(isMessage(bytes(...text("plan"), MessageType.Auth, 0, ...text("key")))).toBe(true);
  expect(isMessage(bytes(...text("plan"), MessageType.Auth, 0))).toBe(false);
  expect(isMessage(bytes(...text("plan"), 77))).toBe(false);
  expect(isMessage(bytes(...text("plan")))).toBe(false);
  expect(isMessage(bytes(9, 112))).toBe(false);
});

test("whatever bytes come, it says whether they are one", () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (any) => typeof isMessage(any) === "boolean"));
});
