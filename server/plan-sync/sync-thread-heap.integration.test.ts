import { expect, test } from "vitest";
import { encodeStateAsUpdate } from "yjs";

import { countStructs } from "#app/plan/updates/validate-update.ts";
import { maxDocumentBytes, memoryBytes, maxStructs } from "#app/plan/document/plan-limits.ts";
import { documentNameOf, parseDocumentName } from "#app/plan/document/parts-and-roles.ts";
import { anyContent, register, writeUpdate } from "#test-support/hostile-updates.ts";
import { framesOf } from "#test-support/plan-frames.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";

import { maxOpeningBytes } from "./sync-limits.ts";
import type { FromSyncThread, HostResponse } from "./thread-messages.ts";
import { SyncThreadHost, type ThreadExit } from "./sync-thread-host.ts";

/** As many registers as a plan may have, from one writer. */
const largest = (client: number) =>
  writeUpdate([
    {
      client,
      structs: Array.from({ length: maxStructs.plan - 10 }, (_, at) =>
        register(`household-${at}/title`, anyContent("xxx")),
      ),
    },
  ]);

/** A site whose plans are all alike, but for the first. */
class Site implements AsyncDisposable {
  readonly #documents: readonly Uint8Array[];
  readonly #thread: SyncThreadHost;
  readonly ends: ThreadExit[] = [];
  /** How many bytes were sent to each connection. */
  readonly sent = new Map<number, number>();
  readonly closed = new Set<number>();

  constructor(documents: readonly Uint8Array[]) {
    this.#documents = documents;
    this.#thread = new SyncThreadHost({
      work: { posts: 1_000_000, seconds: 1 },
      hear: (said) => this.#hear(said),
      ended: (end) => this.ends.push(end),
      // The machine may be busy with other tests.
      deadline: 120,
    });
  }

  /** Connects somebody to the plan of this number, who asks for all of it. */
  open(number: number): void {
    this.#thread.say({ say: "open", connection: number, clientIp: `10.0.0.${number}` });
    const frames = framesOf(documentNameOf(idOf(number), "plan"));
    for (const bytes of [frames.key("key"), frames.question()]) this.say(number, bytes);
  }

  say(number: number, bytes: Uint8Array): void {
    this.#thread.say({ say: "message", connection: number, bytes });
  }

  #hear(said: FromSyncThread): void {
    if (said.say === "send")
      for (const connection of said.connections)
        this.sent.set(connection, (this.sent.get(connection) ?? 0) + said.bytes.byteLength);
    else if (said.say === "close") this.closed.add(said.connection);
    else if (said.say === "call") {
      const { connection, call } = said;
      this.#thread.say({ say: "answer", connection, call, answer: this.#answer(said) });
    }
  }

  #answer({ connection, wanted }: Extract<FromSyncThread, { say: "call" }>): HostResponse {
    if (wanted.method === "identify")
      return {
        method: "identify",
        bearer: { planId: idOf(connection), part: "plan", role: "edit", authorId: null },
      };
    if (wanted.method !== "load") return { method: wanted.method };
    const bytes = this.#documents[numberOf(wanted.documentName)];
    if (bytes === undefined) return { method: "refuse", refusal: "gone" };
    return {
      method: "load",
      rows: [{ id: 1, bytes: new Uint8Array(bytes), isJudged: false, structs: structsIn(bytes) }],
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#thread.close();
  }
}

const structs = new Map<Uint8Array, number>();
const structsIn = (bytes: Uint8Array) => structs.get(bytes) ?? 0;

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const numberOf = (documentName: string) => Number(parseDocumentName(documentName)?.planId.slice(-12));

test("as many plans as the heap is for are open at once, the largest is judged and sent, and nobody notices", async () => {
  const wedding = plannedWedding(200);
  const usual = encodeStateAsUpdate(wedding);
  const large = largest(1);
  structs.set(usual, countStructs(wedding)).set(large, maxStructs.plan);
  const room = maxOpeningBytes - memoryBytes({ structs: maxStructs.plan, bytes: maxDocumentBytes });
  const beside = Math.floor(room / memoryBytes({ structs: countStructs(wedding), bytes: usual.byteLength }));
  await using site = new Site([large, ...Array.from({ length: beside }, () => usual)]);
  for (let number = beside; number >= 0; number -= 1) site.open(number);
  const isSent = (number: number, bytes: number) =>
    expect
      .poll(() => [site.ends, (site.sent.get(number) ?? 0) > bytes], { timeout: 100_000 })
      .toEqual([[], true]);
  await isSent(0, large.byteLength);
  for (let number = 1; number <= beside; number += 1) await isSent(number, usual.byteLength);

  const frames = framesOf(documentNameOf(idOf(0), "plan"));
  site.say(0, frames.question());
  await isSent(0, 2 * large.byteLength);
  // As large once more: what it brings is read before it is refused.
  site.say(0, frames.state(largest(2)));
  await expect.poll(() => [site.ends, [...site.closed]], { timeout: 100_000 }).toEqual([[], [0]]);
  const neighbour = framesOf(documentNameOf(idOf(1), "plan"));
  site.say(1, neighbour.question());
  await isSent(1, 2 * usual.byteLength);
  expect(site.closed.size).toBe(1);
}, 300_000);
