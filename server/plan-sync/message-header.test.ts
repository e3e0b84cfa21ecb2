import { MessageType } from "@hocuspocus/server";
import fc from "fast-check";
import { expect, test } from "vitest";

import { readMessageHeader } from "./message-header.ts";

/** As the library writes them: a length, then that number of letters. */
const text = (letters: string) => [letters.length, ...Buffer.from(letters)];
const bytes = (...all: number[]) => Uint8Array.from(all);

test("a name and a kind that devices send are a message; the one that opens a document has a key", () => {
  const head = { documentName: "plan", kind: "question" };
  expect(readMessageHeader(bytes(...text("plan"), MessageType.Sync, 0))).toEqual(head);
  expect(readMessageHeader(bytes(...text("plan"), MessageType.Auth, 0, ...text("key")))).toEqual({
    ...head,
    kind: "key",
  });
  expect(readMessageHeader(bytes(...text("plan"), MessageType.Auth, 0))).toBeNull();
  expect(readMessageHeader(bytes(...text("plan"), MessageType.Stateless))).toEqual({
    ...head,
    kind: "other",
  });
  expect(readMessageHeader(bytes(...text("plan"), MessageType.Sync, 2))).toEqual({ ...head, kind: "change" });
  expect(readMessageHeader(bytes(...text("plan"), MessageType.Sync, 3))).toBeNull();
  expect(readMessageHeader(bytes(...text("plan"), 77))).toBeNull();
  expect(readMessageHeader(bytes(...text("plan")))).toBeNull();
  expect(readMessageHeader(bytes(9, 112))).toBeNull();
});

test("what servers say among themselves is none", () => {
  for (const kind of [MessageType.SyncReply, MessageType.BroadcastStateless, MessageType.SyncStatus])
    expect(readMessageHeader(bytes(...text("plan"), kind, ...text("all")))).toBeNull();
});

const isHead = (head: unknown) => head === null || typeof head === "object";

test("whatever bytes come, it says whether they are one", () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (any) => isHead(readMessageHeader(any))));
});
