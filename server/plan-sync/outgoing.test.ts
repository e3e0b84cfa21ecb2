import { expect, test } from "vitest";

import type { FromSyncThread } from "./thread-messages.ts";
import { Outgoing } from "./outgoing.ts";

function record() {
  const posted: { said: FromSyncThread; handedOver: ArrayBuffer[] }[] = [];
  const outgoing = new Outgoing((said, handedOver) => void posted.push({ said, handedOver }));
  return { posted, outgoing };
}

const [one, two] = [new Uint8Array(20_000).fill(1), new Uint8Array(20_000).fill(2)];

test("a change goes between the threads once, however many connections it is for", async () => {
  const { posted, outgoing } = record();
  for (let connection = 1; connection <= 300; connection += 1) outgoing.send(connection, one);
  outgoing.send(7, two);
  await Promise.resolve();
  const all = Array.from({ length: 300 }, (_, at) => at + 1);
  expect(posted.map(({ said }) => said)).toEqual([
    { say: "send", connections: all, bytes: one },
    { say: "send", connections: [7], bytes: two },
  ]);
});

test("what is told comes after what was sent before it", async () => {
  const { posted, outgoing } = record();
  outgoing.send(1, one);
  outgoing.tell({ say: "handled", connection: 1 });
  outgoing.send(2, one);
  await Promise.resolve();
  expect(posted.map(({ said }) => said)).toEqual([
    { say: "send", connections: [1], bytes: one },
    { say: "handled", connection: 1 },
    { say: "send", connections: [2], bytes: one },
  ]);
});

test("bytes are handed over when nobody is left to whom they are sent, and not before", async () => {
  const { posted, outgoing } = record();
  outgoing.send(1, one);
  // One of those to whom they are sent is gone; the next one is still to come.
  outgoing.tell({ say: "close", connection: 1, code: 1000, reason: "" });
  outgoing.send(2, one);
  await Promise.resolve();
  expect(posted.map(({ handedOver }) => handedOver)).toEqual([[], [], [one.buffer]]);
});
