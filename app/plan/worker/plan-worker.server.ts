import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";

import { documentNameOf, type StoredPart } from "#app/plan/document/parts-and-roles.ts";
import type { StoredUpdate } from "#app/plan/updates/document-cache.ts";

import { allowGarbageCollection } from "#app/plan/worker/garbage-collection.ts";
import { handOver } from "#app/plan/worker/hand-over.ts";
import type { FromPlanWorker, ToPlanWorker } from "./plan.thread.ts";
import type { WorkerTask, WorkerTaskName, WorkerTasks } from "./worker-tasks.ts";
import { taskDeadlineSeconds, taskHeapMegabytes } from "./worker-limits.ts";

/** A document could not be worked on: it took too long, too much memory, or is no plan. */
export class WorkerTaskError extends Error {
  override name = "WorkerTaskError";
}

/**
 * Where the rows of a document come from that the thread does not have yet; null where those that it has
 * are not there any more. Their bytes are handed over to the thread.
 */
type ReadRows = (after: number) => Promise<readonly StoredUpdate[] | null>;

type Wanted<Name extends WorkerTaskName> = {
  name: Name;
  planId: string;
  part: StoredPart;
  given: WorkerTasks[Name]["given"];
  readRows: ReadRows;
};

/**
 * A thread of its own for work on whole documents, one after the other, with a heap and a deadline: a
 * document that is too much for it ends the thread and nothing else, and the next task gets a new one.
 */
export class PlanWorker implements AsyncDisposable {
  readonly #deadline: number;
  #worker: Worker | null = null;
  /** Up to which row the thread has which document. */
  #held: ReadonlyMap<string, number> = new Map();
  /** Who waits for the task under way. */
  #waiting: ((said: FromPlanWorker) => void) | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(deadline = taskDeadlineSeconds) {
    this.#deadline = deadline;
  }

  /**
   * @returns what the task gives, and up to which row the document was read for it
   * @throws WorkerTaskError, and whatever reading the rows throws
   */
  async run<Name extends WorkerTaskName>(
    wanted: Wanted<Name>,
  ): Promise<{ gives: WorkerTasks[Name]["gives"]; upTo: number }> {
    const turn = this.#last.then(() => this.#run(wanted));
    this.#last = turn.catch(() => {});
    return turn;
  }

  /** Puts a plan away: what is stored of it is another one now. Tasks that wait already come before it. */
  forget(planId: string): void {
    this.#last = this.#last.then(() => this.#forget(planId));
  }

  #forget(planId: string): void {
    this.#held = new Map(Array.from(this.#held).filter(([name]) => !name.endsWith(planId)));
    this.#worker?.postMessage({ forget: planId } satisfies ToPlanWorker);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#last;
    await this.#end();
  }

  async #run<Name extends WorkerTaskName>({ readRows, ...task }: Wanted<Name>) {
    const news = await readRows(this.#held.get(documentNameOf(task.planId, task.part)) ?? 0);
    if (news === null) this.#forget(task.planId);
    const rows = news ?? (await readRows(0)) ?? [];
    const said = await this.#ask({ ...task, rows });
    this.#held = said.held;
    if (!said.ok) throw new WorkerTaskError(said.reason);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the task of a name gives what WorkerTasks says of it
    return { gives: said.gives as WorkerTasks[Name]["gives"], upTo: said.upTo };
  }

  async #ask(task: WorkerTask): Promise<FromPlanWorker> {
    const worker = (this.#worker ??= this.#start());
    let beats = 0;
    let late: NodeJS.Timeout | undefined;
    // It keeps the process alive for as long as somebody waits for it.
    worker.ref();
    try {
      return await new Promise<FromPlanWorker>((resolve) => {
        this.#waiting = resolve;
        // Counted in beats: a process that was stopped for a while finds nobody late.
        late = setInterval(() => {
          beats += 1;
          if (beats < this.#deadline) return;
          this.#fail(worker, `It took longer than ${this.#deadline} seconds.`);
          void worker.terminate();
        }, 1000);
        worker.postMessage({ task } satisfies ToPlanWorker, handOver(task.rows.map(({ bytes }) => bytes)));
      });
    } finally {
      clearInterval(late);
      this.#waiting = null;
      worker.unref();
    }
  }

  #start(): Worker {
    const manifest = findPackageJSON(import.meta.url);
    if (manifest === undefined) throw new Error("The site's package.json is missing.");
    allowGarbageCollection();
    // From the package's root, because this file may run from a bundle in build/.
    const worker = new Worker(join(dirname(manifest), "app/plan/worker/plan.thread.ts"), {
      name: "plans",
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: taskHeapMegabytes, maxYoungGenerationSizeMb: 8 },
    });
    worker.on("message", (said: FromPlanWorker) => this.#waiting?.(said));
    worker.on("error", (error) => this.#fail(worker, error instanceof Error ? error.message : String(error)));
    worker.on("exit", () => this.#fail(worker, "The thread ended."));
    return worker;
  }

  /** The next task gets another thread. */
  #fail(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#held = new Map();
    this.#waiting?.({ ok: false, reason, held: new Map() });
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}
