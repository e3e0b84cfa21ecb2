import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import { eraseJobsContaining } from "#jobs/erase-jobs.ts";
import { mailFolder } from "#mail/mail-file.ts";
import type { Site } from "#app/messaging/request-context.ts";

import {
  createErasureContext,
  countErasedRows,
  type ErasureContext,
} from "#app/messaging/personal-data/erasure-context.ts";
import { recordErasure } from "#app/messaging/personal-data/erasure-records.server.ts";
import {
  createDeferredDeletionRunner,
  saveDeferredDeletions,
} from "#app/messaging/personal-data/deferred-deletions.server.ts";
import { personalData, type DataSubject } from "./personal-data.server.ts";
import { redactEmail } from "#app/messaging/personal-data/redact-email.server.ts";
import { hashEmail } from "#app/messaging/personal-data/subject-hash.server.ts";

/** What was erased, or would be: rows per table, and files. */
export type ErasureReport = { counts: Record<string, number>; files: number; done: boolean };

type Premises = Pick<Site, "database" | "databaseKind" | "settings" | "secret">;

/** Thrown to roll back a trial. */
class OnlyTried extends Error {}

/**
 * Erases all data of a person, by email: submissions, mails and their files, jobs, contacts, the name on
 * reviews. A keyed hash records the erasure, so that an older backup does not bring the data back.
 * @param isTrial does all of it and rolls back, so that its report is exact
 */
export async function eraseByEmail(
  premises: Premises,
  address: string,
  isTrial: boolean,
): Promise<ErasureReport> {
  const { database, secret, settings } = premises;
  const strays = await mailFilesNaming(settings.dataDir, address);
  let report: ErasureReport = { counts: {}, files: 0, done: !isTrial };
  try {
    await database.transaction(async (transaction) => {
      const erasing = createErasureContext(transaction);
      await erasePerson(erasing, { address, hash: hashEmail(secret, address) });
      for (const path of strays) erasing.files.add(path);
      report = { ...report, counts: Object.fromEntries(erasing.counts), files: erasing.files.size };
      if (isTrial) throw new OnlyTried();
      await recordErasure(transaction, secret, "address", address);
      await saveDeferredDeletions(erasing);
    });
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error;
    return report;
  }
  await createDeferredDeletionRunner(premises)();
  return report;
}

/** The same within a transaction, also for a restored backup. */
export async function erasePerson(erasing: ErasureContext, person: DataSubject): Promise<void> {
  for (const { erase } of personalData) await erase(erasing, person);
  if (person.address !== null) {
    await redactEmail(erasing, person.address);
    countErasedRows(erasing, "jobs", await eraseJobsContaining(erasing.transaction, person.address));
  }
  await announceCatalogueChange(erasing.transaction);
}

/** Mail files that contain an email, including those without rows, from earlier releases. */
async function mailFilesNaming(dataDir: string, address: string): Promise<string[]> {
  const names = await readdir(join(dataDir, mailFolder)).catch(() => []);
  const found: string[] = [];
  for (const name of names) {
    const text = await readFile(join(dataDir, mailFolder, name), "utf8").catch(() => "");
    // Quoted-printable breaks long lines with a mark.
    if (
      text
        .replace(/=\r?\n/g, "")
        .toLowerCase()
        .includes(address.toLowerCase())
    )
      found.push(`${mailFolder}/${name}`);
  }
  return found;
}
