import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";

import type { Limit } from "#server/rate-limits.ts";

import { liveDeadline, liveHeap } from "./live-limits.ts";
import type { FromLive, LiveStart, ToLive } from "./live-messages.ts";

/** How a thread ended that was not told to. */
export type ThreadEnd = {
  why: "stuck" | "memory" | "fault";
  error: string;
  /** Whose work it was doing; 0 where nobody's. */
  connection: number;
};

type Rules = {
  work: Limit;
  /** Told of everything that the thread says. */
  hear: (said: FromLive) => void;
  /** Told when it ended by itself; nobody is connected then, and the next message starts another. */
  ended: (end: ThreadEnd) => void;
  /** How long it may be busy with one message, in seconds. */
  deadline?: number;
};

/**
 * The thread in which plans are open, with a heap of its own, and somebody who looks whether it still
 * answers. It starts with the first message.
 */
export class LiveThread {
  readonly #rules: Rules;
  readonly #current = new SharedArrayBuffer(4);
  #worker: Worker | null = null;
  #pulse: NodeJS.Timeout | undefined;
  /** How many times nobody answered. */
  #silent = 0;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  say(message: ToLive): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
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
    // From the package's root, because this file may run from a bundle in build/.
    const worker = new Worker(join(dirname(manifest), "server/plan-sync/live.thread.ts"), {
      name: "live plans",
      execArgv: [],
      workerData: { work: this.#rules.work, current: this.#current } satisfies LiveStart,
      resourceLimits: { maxOldGenerationSizeMb: liveHeap, maxYoungGenerationSizeMb: 8 },
    });
    worker.unref();
    worker.on("message", (said: FromLive) => {
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

  /** Counted in beats, not in time: a process that was stopped for a while finds nobody late. */
  #watch(worker: Worker): void {
    const deadline = this.#rules.deadline ?? liveDeadline;
    this.#silent = 0;
    this.#pulse = setInterval(() => {
      if (this.#silent >= deadline) {
        this.#end(worker, "stuck", `It was busy for more than ${deadline} seconds.`);
        void worker.terminate();
        return;
      }
      this.#silent += 1;
      worker.postMessage({ say: "ping" } satisfies ToLive);
    }, 1000);
    this.#pulse.unref();
  }

  #end(worker: Worker, why: ThreadEnd["why"], error: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    clearInterval(this.#pulse);
    this.#rules.ended({ why, error, connection: Atomics.load(new Int32Array(this.#current), 0) });
  }
}
