import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { loadCatalogue, type LoadReport } from "#database/load-catalogue.ts";
import { openDatabase, type OpenDatabase } from "#database/open-database.ts";
import { prepareDatabase } from "#database/prepare-database.ts";
import { openCatalogueCache } from "#app/catalogue/directory/catalogue-cache.server.ts";
import { maintenanceQueuePlan } from "#app/operator/retention/daily-maintenance.server.ts";
import { mailQueuePlan, postThroughJobQueue } from "#app/messaging/outbox/post-mails.server.ts";
import { startPlanUpdater } from "#app/plan/worker/plan-updater.server.ts";
import { openJobQueue } from "#jobs/job-queue.ts";

import { makeDataFolder } from "./data-folder.ts";
import type { Settings } from "#app/messaging/settings.ts";
import { openCounters } from "./form-guard/counters.ts";
import { createFormGuard } from "./form-guard/form-guard.ts";
import { reportError } from "./log/report-error.ts";
import { openViewCounter } from "./page-views/view-counter.ts";
import { openPlanSync, type PlanSync } from "./plan-sync/plan-sync.ts";
import { loadVerifiedSecret } from "./verify-secret.ts";
import { rateLimits } from "./rate-limits.ts";
import { heapAdviceForProcess } from "./observability/heap-advice.ts";
import type { Site } from "#app/messaging/request-context.ts";

export type OpenSite = {
  site: Site;
  /** The connections beneath the site's database, for measurements. */
  pool: OpenDatabase["pool"];
  plans: PlanSync;
  close: () => Promise<void>;
};

/** Tells the operator what is being done; the returned function reports its end. */
export type ReportProgress = (step: string) => (outcome?: string) => void;

/**
 * Opens everything that the site needs: folder, secret, database, catalogue.
 * @param migrationsFolder folder of the migrations
 * @param limits limits of forms; only tests, which send more than people do, use others
 * @throws FolderInUseError, ContentError and any error of the database
 */
export async function openSite(
  settings: Settings,
  migrationsFolder: string,
  progress: ReportProgress,
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

    const secret = await loadVerifiedSecret(open.database, settings);
    const jobs = await openJobQueue(open, [mailQueuePlan(settings.mailRetrySeconds), maintenanceQueuePlan]);
    const advice = await heapAdviceForProcess(open.database, settings.samples);
    if (advice !== null) console.warn(advice);
    const catalogue = await openCatalogueCache(open, settings.samples);
    const counters = openCounters(open, secret);
    const planWork = startPlanUpdater(open.database, (what, error) => reportError({ what, error }));
    const plans = await openPlanSync(open, planWork, settings.siteUrl, {
      limits: limits.plans,
      trustProxy: settings.trustProxy,
    });
    const views = openViewCounter(open.database, (what, error) => reportError({ what, error }));
    const site: Site = {
      settings,
      database: open.database,
      databaseKind: open.kind,
      secret,
      get directory() {
        return catalogue.directory;
      },
      untilCatalogueIsCurrent: catalogue.follows,
      listen: open.listen,
      jobs,
      postMails: postThroughJobQueue(jobs),
      planWork,
      guard: createFormGuard(limits, counters, secret),
      views,
    };
    return {
      site,
      pool: open.pool,
      plans,
      close: async () => {
        await plans.close();
        await planWork.close();
        await views.close();
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

function describeLoad({ added, updated, unchanged, editedElsewhere: kept, retired }: LoadReport): string {
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
