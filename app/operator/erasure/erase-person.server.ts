import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import { eraseJobsContaining } from "#jobs/erase-jobs.ts";
import { mailFolder } from "#mail/mail-file.ts";

import { countErasedRows, type ErasureContext } from "#app/messaging/personal-data/erasure-context.ts";
import { recordErasure } from "#app/messaging/personal-data/erasure-records.server.ts";
import { personalData, type DataSubject } from "./personal-data.server.ts";
import { runErasure, type ErasurePremises, type ErasureReport } from "./run-erasure.server.ts";
import { redactEmail } from "#app/messaging/personal-data/redact-email.server.ts";
import { hashEmail } from "#app/messaging/personal-data/subject-hash.server.ts";

/**
 * Erases all data of a person, by email: submissions, mails and their files, jobs, contacts, the name on
 * reviews. A keyed hash records the erasure, so that an older backup does not bring the data back.
 * @param isTrial does all of it and rolls back, so that its report is exact
 */
export async function eraseByEmail(
  premises: ErasurePremises,
  address: string,
  isTrial: boolean,
): Promise<ErasureReport> {
  const strays = await mailFilesNaming(premises.settings.dataDir, address);
  return runErasure(premises, isTrial, async (erasing) => {
    await erasePerson(erasing, { address, hash: hashEmail(premises.secret, address) });
    for (const path of strays) erasing.files.add(path);
    await recordErasure(erasing.transaction, premises.secret, "address", address);
  });
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
