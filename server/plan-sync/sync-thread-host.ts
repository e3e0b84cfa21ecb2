import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";

import { allowGarbageCollection } from "#app/plan/worker/garbage-collection.ts";
import { handOver } from "#app/plan/worker/hand-over.ts";
import type { Limit } from "#app/messaging/forms/form-limits.ts";

import { maxMessageSeconds, maxThreadHeapMegabytes } from "./sync-limits.ts";
import type { FromSyncThread, SyncThreadData, ToSyncThread } from "./thread-messages.ts";

/** How a thread ended unexpectedly. */
export type ThreadExit = {
  why: "stuck" | "memory" | "fault";
  error: string;
  /** The connection it was working for; 0 where none. */
  connection: number;
};

type Rules = {
  work: Limit;
  /** Called with every message of the thread. */
  hear: (said: FromSyncThread) => void;
  /**
   * Called when it ended unexpectedly; no client is connected then, and the next message starts a new thread.
   */
  ended: (end: ThreadExit) => void;
  /** Maximum time it may be busy with one message, in seconds. */
  deadline?: number;
};

/**
 * The thread in which plans are open, with its own heap, and a watchdog that checks whether it still answers.
 * It starts with the first message.
 */
export class SyncThreadHost {
  readonly #rules: Rules;
  readonly #current = new SharedArrayBuffer(4);
  #worker: Worker | null = null;
  #pulse: NodeJS.Timeout | undefined;
  /** How many checks went unanswered. */
  #silent = 0;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** Posts a message to the thread; large buffers are transferred. */
  say(message: ToSyncThread): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message, handOver(bytesIn(message)));
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    clearInterval(this.#pulse);
    await worker?.terminate();
  }

  #start(): Worker {
    const manifest = findPackageJSON(import.meta.url);
    if (manifest === undefined) throw new Error("The site's package.json is missing.");
    allowGarbageCollection();
    // From the package's root, because this file may run from a bundle in build/.
    const worker = new Worker(join(dirname(manifest), "server/plan-sync/sync.thread.ts"), {
      name: "plan sync",
      execArgv: [],
      workerData: { work: this.#rules.work, current: this.#current } satisfies SyncThreadData,
      resourceLimits: { maxOldGenerationSizeMb: maxThreadHeapMegabytes, maxYoungGenerationSizeMb: 8 },
    });
    worker.unref();
    worker.on("message", (said: FromSyncThread) => {
      if (this.#worker !== worker) return;
      this.#silent = 0;
      this.#rules.hear(said);
    });
    worker.on("error", (error: unknown) => {
      const isMemory = error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
      this.#end(
        worker,
        isMemory ? "memory" : "fault",
        error instanceof Error ? (error.stack ?? "") : String(error),
      );
    });
    worker.on("exit", (code) => this.#end(worker, "fault", `The thread ended with code ${code}.`));
    this.#watch(worker);
    return worker;
  }

  /**
   * Counted in beats, not in time: a process that was paused for a while does not take the thread for stuck.
   */
  #watch(worker: Worker): void {
    const deadline = this.#rules.deadline ?? maxMessageSeconds;
    this.#silent = 0;
    this.#pulse = setInterval(() => {
      if (this.#silent >= deadline) {
        this.#end(worker, "stuck", `It was busy for more than ${deadline} seconds.`);
        void worker.terminate();
        return;
      }
      this.#silent += 1;
      worker.postMessage({ say: "ping" } satisfies ToSyncThread);
    }, 1000);
    this.#pulse.unref();
  }

  #end(worker: Worker, why: ThreadExit["why"], error: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    clearInterval(this.#pulse);
    this.#rules.ended({ why, error, connection: Atomics.load(new Int32Array(this.#current), 0) });
  }
}

function bytesIn(message: ToSyncThread): Uint8Array[] {
  if (message.say === "message") return [message.bytes];
  if (message.say === "news") return message.rows.map(({ bytes }) => bytes);
  if (message.say === "answer" && message.answer.method === "load")
    return message.answer.rows.map(({ bytes }) => bytes);
  return [];
}
