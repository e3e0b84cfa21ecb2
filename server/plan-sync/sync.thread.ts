import { parentPort, workerData, type MessagePort } from "node:worker_threads";

import { GarbageCollection } from "#app/plan/worker/garbage-collection.ts";

import type {
  FromSyncThread,
  HostResponse,
  HostRequest,
  SyncThreadData,
  ToSyncThread,
} from "./thread-messages.ts";
import { DocumentServer, SyncRejectedError, type DocumentServerHost } from "./document-server.ts";
import { Outgoing } from "./outgoing.ts";

/** The thread in which plans are open; it asks the site for anything in the database. */
function run(port: MessagePort, { work, current }: SyncThreadData): void {
  const outgoing = new Outgoing((said, handedOver) => port.postMessage(said, handedOver));
  const tell = (said: FromSyncThread, bytes?: readonly Uint8Array[]) => outgoing.tell(said, bytes);
  const begun = new Int32Array(current);
  const waiting = new Map<number, (answer: HostResponse) => void>();
  let calls = 0;

  const ask = async (connection: number, wanted: HostRequest): Promise<HostResponse> => {
    calls += 1;
    const call = calls;
    tell({ say: "call", connection, call, wanted }, wanted.method === "save" ? [wanted.bytes] : []);
    const answer = await new Promise<HostResponse>((resolve) => waiting.set(call, resolve));
    if (answer.method === "refuse") throw new SyncRejectedError(answer.refusal);
    return answer;
  };

  const site: DocumentServerHost = {
    identify: async (connection, documentName, token) => {
      const answer = await ask(connection, { method: "identify", documentName, token });
      if (answer.method !== "identify") throw new Error("The site answered something else than who it is.");
      return answer.bearer;
    },
    load: async (connection, documentName) => {
      const answer = await ask(connection, { method: "load", documentName });
      if (answer.method !== "load") throw new Error("The site answered something else than the document.");
      return answer.rows;
    },
    save: async (connection, bytes, structs) => {
      // A copy: they are applied here next.
      await ask(connection, { method: "save", bytes: new Uint8Array(bytes), structs });
    },
    maySend: async (connection, bytes) => {
      await ask(connection, { method: "send", bytes });
    },
    send: (connection, bytes) => outgoing.send(connection, bytes),
    close: (connection, code, reason) => tell({ say: "close", connection, code, reason }),
    handled: (connection) => {
      tell({ say: "handled", connection });
      garbage.worked();
    },
    broken: (connection, reason) => tell({ say: "broken", connection, reason }),
    opened: (documentName, upTo) => tell({ say: "opened", documentName, upTo }),
    unloaded: (documentName) => tell({ say: "unloaded", documentName }),
  };

  // Errors and rejections that clients cause are not logged; internal errors are.
  for (const level of ["log", "info", "warn"] as const) console[level] = () => {};
  console.error = (what: unknown, error: unknown = "") => {
    if (!(what instanceof SyncRejectedError) && !(error instanceof SyncRejectedError))
      tell({ say: "failed", what: String(what), error: textOf(error) });
  };

  const plans = new DocumentServer(site, { work });
  const garbage = new GarbageCollection();
  port.on("message", (told: ToSyncThread) => {
    if (told.say === "ping") return tell({ say: "pong" });
    Atomics.store(begun, 0, told.connection);
    if (told.say === "open") plans.open(told.connection, told.clientIp);
    else if (told.say === "message") plans.receive(told.connection, told.bytes);
    else if (told.say === "close") plans.close(told.connection, told.code, told.reason);
    else if (told.say === "news") follow(told);
    else {
      waiting.get(told.call)?.(told.answer);
      waiting.delete(told.call);
    }
  });

  function follow({ connection, documentName, rows }: Extract<ToSyncThread, { say: "news" }>): void {
    try {
      plans.follow(documentName, rows);
    } catch (error) {
      tell({ say: "broken", connection, reason: textOf(error) });
    }
  }
}

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

if (parentPort !== null) run(parentPort, workerData);
