import type { PlanUpdater } from "#app/messaging/plan-updater.ts";
import { PlanWorker } from "#app/plan/worker/plan-worker.server.ts";
import { startPlanUpdater } from "#app/plan/worker/plan-updater.server.ts";
import type { Database } from "#database/database.ts";

/** It stays for the tests that come: starting one takes half a second. */
class LastingThread extends PlanWorker {
  override async [Symbol.asyncDispose](): Promise<void> {}
}

const thread = new LastingThread();

/**
 * Who works on the plans of a site, in a thread that all tests of a process share.
 * @param report told of what failed and is tried again; a test fails by it unless it is given
 */
export const openTestPlanWork = (
  database: Database,
  report: (what: string, error: unknown) => void = (_what, error) => {
    throw error;
  },
): PlanUpdater => startPlanUpdater(database, report, thread);
