import type { Settings } from "#app/messaging/settings.ts";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { eq, isNotNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import { eraseByEmail } from "#app/operator/erasure/erase-person.server.ts";
import { endPauses } from "#app/business/own-listing/pause-listing.server.ts";
import { changeListing } from "#app/business/own-listing/change-listing.server.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { createBackup } from "#database/backup/create-backup.ts";
import { loadCatalogue } from "#database/load-catalogue.ts";
import { openDatabase } from "#database/open-database.ts";
import { enquiries, erasures, listings, plans, reviews } from "#database/schema/index.ts";
import { readSettings } from "#server/environment.ts";
import { makeDataFolderWith, deskSite } from "#test-support/run-desk.ts";
import { saveMails } from "#test-support/save-enquiry.ts";
import { savePastWedding, palliser } from "#test-support/past-wedding.ts";
import { readStoredDocument } from "#test-support/edit-stored-plan.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

import { createPlan } from "#app/plan/repository/plan-repository.server.ts";
import { restoreSite } from "./restore-site.ts";

const review = {
  what: "review",
  vendor: palliser,
  stars: 5,
  review: "All was well, and more than that.",
  author: "Simran",
  month: true,
} as const;

/** Businesses that pause after the backup, and that show their listing again after it. */
const [pauses, resumes] = [95, 96];

/**
 * Three couples with a review each, and a backup; then one is erased, one deletes its enquiry, a business
 * withdraws for good, one pauses, and one comes back.
 */
async function eraseAfterBackup(dataDir: string, file: string): Promise<void> {
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir });
  const site = { ...deskSite(database, dataDir), postMails: saveMails };
  await loadCatalogue(database, readCatalogue());
  const [erased, deleted, left] = [
    await savePastWedding(database, { email: "erased@couple.ca" }),
    await savePastWedding(database, { email: "deleted@couple.ca" }),
    await savePastWedding(database, { email: "left@couple.ca" }),
  ];
  for (const id of [erased, deleted, left]) await changeEnquiry(site, id, review, null);
  const plan = new Doc();
  plan.getMap("households").set("a/email", "Guest.Of.A.Plan@a-rather-long-name-of-a-house.couple.ca");
  plan.getMap("households").set("a/name", "Gill");
  await createPlan(database, "a plan", encodeStateAsUpdate(plan));
  await database.execute(sql`update listings set paused_at = now() where id = ${resumes}`);
  await createBackup(database, file, site.secret);
  await changeListing(site, resumes, { what: "resume" });
  for (const what of ["withdraw", "resume", "withdraw"] as const) await changeListing(site, pauses, { what });
  await eraseByEmail(site, "guest.of.a.plan@a-rather-long-name-of-a-house.couple.ca", false);
  await eraseByEmail(site, "erased@couple.ca", false);
  await changeEnquiry(site, deleted, { what: "delete", sure: "yes" }, null);
  await changeListing(site, palliser, { what: "withdraw" });
  await database.execute(
    sql`update listings set paused_at = now() - interval '31 days', pause_end_told_at = now() - interval '5 days' where id = ${palliser}`,
  );
  await endPauses(site, new Date());
  await close();
}

async function whatIsThere({ dataDir }: Pick<Settings, "dataDir">) {
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir });
  const there = {
    enquiries: (await database.select().from(enquiries)).map(({ email }) => email),
    authors: (await database.select().from(reviews)).map(({ author }) => author).toSorted(),
    erasures: await database.$count(erasures),
    plans: await Promise.all(
      (await database.select({ id: plans.id }).from(plans)).map(({ id }) =>
        readStoredDocument(database, id, "plan", (document) => document.getMap("households").toJSON()),
      ),
    ),
    withdrawn:
      (await database.select().from(listings).where(eq(listings.id, palliser)))[0]?.removedAt !== null,
    paused: (await database.select().from(listings).where(isNotNull(listings.pausedAt)))
      .map(({ id }) => id)
      .filter((id) => id !== palliser),
  };
  await close();
  return there;
}

const erasedAgain = {
  enquiries: ["left@couple.ca"],
  // Who deletes an enquiry keeps what it published; who is erased does not keep the name.
  authors: ["", "Simran", "Simran"],
  erasures: 9,
  plans: [{ "a/email": "", "a/name": "Gill" }],
  withdrawn: true,
  paused: [pauses],
};

test("an older backup brings nothing back, and no listing that is paused: neither beside the database that erased, nor elsewhere beside a newer backup", async () => {
  const backups = temporaryFolder("backups");
  await using folder = await makeDataFolderWith();
  await using elsewhere = await makeDataFolderWith();
  const settings = readSettings({ DATA_DIR: folder.dataDir });
  const older = join(backups, "older.gz");
  await eraseAfterBackup(folder.dataDir, older);
  const list = join(backups, "erasures.json");
  expect(existsSync(list)).toBe(false);

  expect(await restoreSite(older, settings, true)).toMatchObject({ erasedAgain: 9 });
  expect(await whatIsThere(settings)).toEqual(erasedAgain);

  // A newer backup leaves the list beside itself.
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir: folder.dataDir });
  await createBackup(database, join(backups, "newer.gz"), null);
  await close();
  expect(readFileSync(list, "utf8")).not.toContain("couple.ca");
  const there = { ...settings, dataDir: elsewhere.dataDir };
  expect(await restoreSite(older, there, true)).toMatchObject({ erasedAgain: 9 });
  expect(await whatIsThere(there)).toEqual(erasedAgain);
  expect(await restoreSite(join(backups, "newer.gz"), there, true)).toMatchObject({ erasedAgain: 0 });
  expect(await whatIsThere(there)).toEqual(erasedAgain);

  removeFolder(backups);
});
