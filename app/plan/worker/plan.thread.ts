import { parentPort } from "node:worker_threads";

import { GarbageCollection } from "#app/plan/worker/garbage-collection.ts";
import { handOver } from "#app/plan/worker/hand-over.ts";
import {
  madeBytes,
  WorkerTaskRunner,
  type WorkerTask,
  type WorkerTaskName,
  type WorkerTasks,
} from "./worker-tasks.ts";
import { maxCachedStructs } from "./worker-limits.ts";

/** What the thread is told: a task, or to forget a plan. */
export type ToPlanWorker = { task: WorkerTask } | { forget: string };

/** What it says of a task, and which documents it holds now, up to which row. */
export type FromPlanWorker =
  | { ok: true; gives: WorkerTasks[WorkerTaskName]["gives"]; upTo: number; held: ReadonlyMap<string, number> }
  | { ok: false; reason: string; held: ReadonlyMap<string, number> };

const runner = new WorkerTaskRunner(maxCachedStructs);
const garbage = new GarbageCollection();

parentPort?.on("message", (message: ToPlanWorker) => {
  if ("forget" in message) return runner.forget(message.forget);
  const said = answer(message.task);
  parentPort?.postMessage(said, said.ok ? handOver(madeBytes(said.gives)) : []);
  garbage.worked();
});

function answer(task: WorkerTask): FromPlanWorker {
  try {
    const { gives, upTo } = runner.run(task);
    return { ok: true, gives, upTo, held: runner.held() };
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { ok: false, reason, held: runner.held() };
  }
}
