import { saveErasureFiles } from "#database/backup/erasure-list.ts";
import type { Site } from "#app/messaging/request-context.ts";
import { createErasureContext, type ErasureContext } from "#app/messaging/personal-data/erasure-context.ts";
import {
  createDeferredDeletionRunner,
  saveDeferredDeletions,
} from "#app/messaging/personal-data/deferred-deletions.server.ts";

/** What was erased, or would be: rows per table, and files. */
export type ErasureReport = {
  counts: Record<string, number>;
  files: number;
  done: boolean;
  /** Folders whose list has the record of it. */
  recordedIn: string[];
};

export type ErasurePremises = Pick<Site, "database" | "databaseKind" | "settings" | "secret">;

/** Thrown to roll back a trial. */
class OnlyTried extends Error {}

/**
 * Erases in one transaction, then deletes files, frees space and records the erasure beside the backups.
 * @param isTrial does all of it and rolls back, so that its report is exact
 */
export async function runErasure(
  premises: ErasurePremises,
  isTrial: boolean,
  erase: (erasing: ErasureContext) => Promise<void>,
): Promise<ErasureReport> {
  const { database, settings } = premises;
  let report: ErasureReport = { counts: {}, files: 0, done: !isTrial, recordedIn: [] };
  try {
    await database.transaction(async (transaction) => {
      const erasing = createErasureContext(transaction);
      await erase(erasing);
      report = { ...report, counts: Object.fromEntries(erasing.counts), files: erasing.files.size };
      if (isTrial) throw new OnlyTried();
      await saveDeferredDeletions(erasing);
    });
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error;
    return report;
  }
  await createDeferredDeletionRunner(premises)();
  // None where no list could be written: the erasure is done all the same, and the site tries again.
  const recordedIn = await saveErasureFiles(database, settings.dataDir).catch(() => []);
  return { ...report, recordedIn };
}
