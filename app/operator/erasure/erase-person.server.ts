import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import { eraseJobsNaming } from "#jobs/erase-jobs.ts";
import { mailFolder } from "#mail/mail-file.ts";
import type { Site } from "#server/site.ts";

import { beginErasing, countErased, type Erasing } from "#app/erasure/erasing.ts";
import { recordErasure } from "#app/messaging/personal-data/erasure-records.server.ts";
import { createCaretaker, leaveToTidy } from "#app/erasure/leftovers.server.ts";
import { personalData, type Person } from "./personal-data.server.ts";
import { strikeOut } from "#app/messaging/personal-data/redact-email.server.ts";
import { hashAddress } from "#app/erasure/subject-hash.server.ts";

/** What was erased, or would be: rows per table, and files. */
export type ErasureReport = { counts: Record<string, number>; files: number; done: boolean };

type Premises = Pick<Site, "database" | "databaseKind" | "settings" | "secret">;

/** Thrown to take a trial back. */
class OnlyTried extends Error {}

/**
 * Erases what there is of a person, by the email address: letters, mails and their files, jobs,
 * contacts, the name over reviews. It is written down as a keyed hash, so that a backup from before
 * does not bring it back.
 * @param isTrial does all of it and takes it back, so that its report is exact
 */
export async function eraseAddress(
  premises: Premises,
  address: string,
  isTrial: boolean,
): Promise<ErasureReport> {
  const { database, secret, settings } = premises;
  const strays = await mailFilesNaming(settings.dataDir, address);
  let report: ErasureReport = { counts: {}, files: 0, done: !isTrial };
  try {
    await database.transaction(async (transaction) => {
      const erasing = beginErasing(transaction);
      await erasePerson(erasing, { address, hash: hashAddress(secret, address) });
      for (const path of strays) erasing.files.add(path);
      report = { ...report, counts: Object.fromEntries(erasing.counts), files: erasing.files.size };
      if (isTrial) throw new OnlyTried();
      await recordErasure(transaction, secret, "address", address);
      await leaveToTidy(erasing);
    });
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error;
    return report;
  }
  await createCaretaker(premises)();
  return report;
}

/** The same within a transaction, for a restored backup too. */
export async function erasePerson(erasing: Erasing, person: Person): Promise<void> {
  for (const { erase } of personalData) await erase(erasing, person);
  if (person.address !== null) {
    await strikeOut(erasing, person.address);
    countErased(erasing, "jobs", await eraseJobsNaming(erasing.transaction, person.address));
  }
  await announceCatalogueChange(erasing.transaction);
}

/** Mails kept as files that name an address, also where their rows are gone: those of earlier releases. */
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
