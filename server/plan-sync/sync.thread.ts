import { parentPort, workerData, type MessagePort } from "node:worker_threads";

import type { FromLive, LiveAnswer, LiveCall, LiveStart, ToLive } from "./live-messages.ts";
import { LivePlans, Refused, type LiveSite } from "./document-server.ts";

/** The thread in which plans are open; what it needs of the database it asks the site for. */
function run(port: MessagePort, { work, current }: LiveStart): void {
  const tell = (said: FromLive) => port.postMessage(said);
  const begun = new Int32Array(current);
  const waiting = new Map<number, (answer: LiveAnswer) => void>();
  let calls = 0;

  const ask = async (connection: number, wanted: LiveCall): Promise<LiveAnswer> => {
    calls += 1;
    const call = calls;
    tell({ say: "call", connection, call, wanted });
    const answer = await new Promise<LiveAnswer>((resolve) => waiting.set(call, resolve));
    if (answer.method === "refuse") throw new Refused(answer.refusal);
    return answer;
  };

  const site: LiveSite = {
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
      await ask(connection, { method: "save", bytes, structs });
    },
    send: (connection, bytes) => tell({ say: "send", connection, bytes }),
    close: (connection, code, reason) => tell({ say: "close", connection, code, reason }),
    handled: (connection) => tell({ say: "handled", connection }),
    broken: (connection, reason) => tell({ say: "broken", connection, reason }),
    opened: (documentName, upTo) => tell({ say: "opened", documentName, upTo }),
    unloaded: (documentName) => tell({ say: "unloaded", documentName }),
  };

  // What strangers do wrong and what is refused to them is no news for the operator; of faults the log is told.
  for (const level of ["log", "info", "warn"] as const) console[level] = () => {};
  console.error = (what: unknown, error: unknown = "") => {
    if (!(what instanceof Refused) && !(error instanceof Refused))
      tell({ say: "failed", what: String(what), error: textOf(error) });
  };

  const plans = new LivePlans(site, { work });
  port.on("message", (told: ToLive) => {
    if (told.say === "ping") return tell({ say: "pong" });
    Atomics.store(begun, 0, told.connection);
    if (told.say === "open") plans.open(told.connection, told.address);
    else if (told.say === "message") plans.receive(told.connection, told.bytes);
    else if (told.say === "close") plans.close(told.connection, told.code, told.reason);
    else if (told.say === "news") follow(told);
    else {
      waiting.get(told.call)?.(told.answer);
      waiting.delete(told.call);
    }
  });

  function follow({ connection, documentName, rows }: Extract<ToLive, { say: "news" }>): void {
    try {
      plans.follow(documentName, rows);
    } catch (error) {
      tell({ say: "broken", connection, reason: textOf(error) });
    }
  }
}

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

if (parentPort !== null) run(parentPort, workerData);
