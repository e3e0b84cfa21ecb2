import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";

import { nameOfDocument, type StoredPart } from "#app/plan/plan-part.ts";
import type { StoredRow } from "#app/plan/document/document-shelf.ts";

import type { FromPlanThread, ToPlanThread } from "#app/plan/work/plan.thread.ts";
import type { PlanTask, PlanTaskName, PlanTasks } from "./worker-tasks.ts";
import { taskDeadline, taskHeap } from "#app/plan/work/thread-limits.ts";

/** A document could not be worked on: it took too long, too much memory, or is no plan. */
export class PlanTaskError extends Error {
  override name = "PlanTaskError";
}

/**
 * Where the rows of a document come from that the thread does not have yet; null where those that it has
 * are not there any more.
 */
type ReadRows = (after: number) => Promise<readonly StoredRow[] | null>;

type Wanted<Name extends PlanTaskName> = {
  name: Name;
  planId: string;
  part: StoredPart;
  given: PlanTasks[Name]["given"];
  readRows: ReadRows;
};

/**
 * A thread of its own for work on whole documents, one after the other, with a heap and a deadline: a
 * document that is too much for it ends the thread and nothing else, and the next task gets a new one.
 */
export class PlanThread implements AsyncDisposable {
  readonly #deadline: number;
  #worker: Worker | null = null;
  /** Up to which row the thread has which document. */
  #held: ReadonlyMap<string, number> = new Map();
  /** Who waits for the task under way. */
  #waiting: ((said: FromPlanThread) => void) | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(deadline = taskDeadline) {
    this.#deadline = deadline;
  }

  /**
   * @returns what the task gives, and up to which row the document was read for it
   * @throws PlanTaskError, and whatever reading the rows throws
   */
  async run<Name extends PlanTaskName>(
    wanted: Wanted<Name>,
  ): Promise<{ gives: PlanTasks[Name]["gives"]; upTo: number }> {
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
    this.#worker?.postMessage({ forget: planId } satisfies ToPlanThread);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#last;
    await this.#end();
  }

  async #run<Name extends PlanTaskName>({ readRows, ...task }: Wanted<Name>) {
    const news = await readRows(this.#held.get(nameOfDocument(task.planId, task.part)) ?? 0);
    if (news === null) this.#forget(task.planId);
    const rows = news ?? (await readRows(0)) ?? [];
    const said = await this.#ask({ ...task, rows });
    this.#held = said.held;
    if (!said.ok) throw new PlanTaskError(said.reason);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the task of a name gives what PlanTasks says of it
    return { gives: said.gives as PlanTasks[Name]["gives"], upTo: said.upTo };
  }

  async #ask(task: PlanTask): Promise<FromPlanThread> {
    const worker = (this.#worker ??= this.#start());
    let beats = 0;
    let late: NodeJS.Timeout | undefined;
    // It keeps the process alive for as long as somebody waits for it.
    worker.ref();
    try {
      return await new Promise<FromPlanThread>((resolve) => {
        this.#waiting = resolve;
        // Counted in beats: a process that was stopped for a while finds nobody late.
        late = setInterval(() => {
          beats += 1;
          if (beats < this.#deadline) return;
          this.#fail(worker, `It took longer than ${this.#deadline} seconds.`);
          void worker.terminate();
        }, 1000);
        worker.postMessage({ task } satisfies ToPlanThread);
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
    // From the package's root, because this file may run from a bundle in build/.
    const worker = new Worker(join(dirname(manifest), "app/plan/work/plan.thread.ts"), {
      name: "plans",
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: taskHeap, maxYoungGenerationSizeMb: 8 },
    });
    worker.on("message", (said: FromPlanThread) => this.#waiting?.(said));
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
