import { parentPort } from "node:worker_threads";

import { PlanTaskRunner, type PlanTask } from "#app/plan/worker/worker-tasks.ts";
import { largestShelf } from "./thread-limits.ts";

/** What the thread is told: a task, or to forget a plan. */
export type ToPlanThread = { task: PlanTask } | { forget: string };

/** What it says of a task, and which documents it holds now, up to which row. */
export type FromPlanThread =
  | { ok: true; gives: unknown; upTo: number; held: ReadonlyMap<string, number> }
  | { ok: false; reason: string; held: ReadonlyMap<string, number> };

const runner = new PlanTaskRunner(largestShelf);

parentPort?.on("message", (message: ToPlanThread) => {
  if ("forget" in message) runner.forget(message.forget);
  else parentPort?.postMessage(answer(message.task));
});

function answer(task: PlanTask): FromPlanThread {
  try {
    const { gives, upTo } = runner.run(task);
    return { ok: true, gives, upTo, held: runner.held() };
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { ok: false, reason, held: runner.held() };
  }
}
