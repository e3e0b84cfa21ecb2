import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { loadCatalogue, type LoadReport } from "#database/load-catalogue.ts";
import { openDatabase, type OpenDatabase } from "#database/open-database.ts";
import { prepareDatabase } from "#database/prepare-database.ts";
import { watchCatalogue } from "#app/catalogue/directory/catalogue-cache.server.ts";
import { housekeepingPlan } from "#app/housekeeping/keep-house.server.ts";
import { mailQueuePlan, postThrough } from "#app/mails/post-mails.server.ts";
import { openPlanWork } from "#app/plan/worker/plan-updater.server.ts";
import { openJobQueue } from "#jobs/job-queue.ts";

import { makeDataFolder } from "./data-folder.ts";
import type { Settings } from "./environment.ts";
import { openCounters } from "./form-guard/counters.ts";
import { createFormGuard } from "./form-guard/form-guard.ts";
import { reportError } from "./log/report-error.ts";
import { openPlanSync, type PlanSync } from "./plan-sync/plan-sync.ts";
import { openSecret } from "./verify-secret.ts";
import { rateLimits } from "./rate-limits.ts";
import { adviseThisProcess } from "./watch/advise-memory.ts";
import type { Site } from "./site.ts";

export type OpenSite = {
  site: Site;
  /** The connections beneath the site's database, for whoever measures. */
  pool: OpenDatabase["pool"];
  plans: PlanSync;
  close: () => Promise<void>;
};

/** Tells the operator what is being done; the returned function says that it is done. */
export type Progress = (step: string) => (outcome?: string) => void;

/**
 * Opens everything that the site needs: folder, secret, database, catalogue.
 * @param migrationsFolder where the migrations lie
 * @param limits how many forms are taken; only tests, which send more than people do, have others
 * @throws FolderInUseError, ContentError and whatever the database says
 */
export async function openSite(
  settings: Settings,
  migrationsFolder: string,
  progress: Progress,
  limits = rateLimits,
): Promise<OpenSite> {
  makeDataFolder(settings.dataDir);

  const opened = progress(
    settings.databaseUrl === null ? "Opening the embedded database" : "Connecting to PostgreSQL",
  );
  const open = await openDatabase(settings);
  opened();
  try {
    const prepared = progress("Bringing the schema up to date and loading the catalogue");
    let report: LoadReport | undefined;
    await prepareDatabase(open, migrationsFolder, async (database) => {
      report = await loadCatalogue(database, readCatalogue());
    });
    prepared(report && describeLoad(report));

    const secret = await openSecret(open.database, settings);
    const jobs = await openJobQueue(open, [mailQueuePlan(settings.mailRetrySeconds), housekeepingPlan]);
    const advice = await adviseThisProcess(open.database, settings.samples);
    if (advice !== null) console.warn(advice);
    const catalogue = await watchCatalogue(open, settings.samples);
    const counters = openCounters(open, secret);
    const planWork = openPlanWork(open.database, (what, error) => reportError({ what, error }));
    const plans = await openPlanSync(open, planWork, settings.siteUrl, {
      limits: limits.plans,
      trustProxy: settings.trustProxy,
    });
    const site: Site = {
      settings,
      database: open.database,
      databaseKind: open.kind,
      secret,
      get directory() {
        return catalogue.directory;
      },
      catalogueFollows: catalogue.follows,
      listen: open.listen,
      jobs,
      postMails: postThrough(jobs),
      planWork,
      guard: createFormGuard(limits, counters, secret),
    };
    return {
      site,
      pool: open.pool,
      plans,
      close: async () => {
        await plans.close();
        await planWork.close();
        counters.close();
        await jobs.stop();
        await catalogue.close();
        await open.close();
      },
    };
  } catch (error) {
    await open.close();
    throw error;
  }
}

function describeLoad({ added, updated, unchanged, kept, retired }: LoadReport): string {
  const parts = [
    [added, "added"],
    [updated, "updated"],
    [unchanged, "unchanged"],
    [kept, "kept as edited"],
    [retired, "retired"],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(", ");
}
