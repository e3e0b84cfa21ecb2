import { housekeepingPlan } from "#app/housekeeping/keep-house.server.ts";
import { mailQueuePlan } from "#app/mails/post-mails.server.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { loadCatalogue } from "#database/load-catalogue.ts";
import { openJobQueue } from "#jobs/job-queue.ts";

import { copyOf } from "./embedded-cluster.ts";

/**
 * A data folder on which a site has been opened once: the catalogue is loaded, and the job queue has its
 * tables. A site opens a second faster on it than on an empty one.
 */
export const makeSiteFolder = (): Promise<string> =>
  copyOf({
    name: "site",
    sources: ["content", "database", "jobs", "node_modules/pg-boss/package.json"],
    fill: async (open) => {
      await loadCatalogue(open.database, readCatalogue());
      const jobs = await openJobQueue(open, [mailQueuePlan(1), housekeepingPlan]);
      await jobs.stop();
    },
  });
