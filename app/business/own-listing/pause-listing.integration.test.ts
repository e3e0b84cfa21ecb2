import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { saveApplication } from "#app/business/applications/save-application.server.ts";
import { describeReply } from "#app/couple/enquiries/describe-reply.ts";
import { readEnquiry } from "#app/couple/enquiries/read-enquiry.server.ts";
import { readDirectory } from "#app/catalogue/directory/directory.server.ts";
import { writeMail } from "#app/operator/mail-dispatch/write-mail.server.ts";
import { applyListingAction } from "#app/operator/register/listing-desk.server.ts";
import { runDailyMaintenance } from "#app/operator/retention/daily-maintenance.server.ts";
import type { Database } from "#database/database.ts";
import {
  applications,
  erasures,
  listingCalendars,
  listingContacts,
  listingPictures,
  listings,
  mails,
  pictureFiles,
  takenDates,
  vendorReplies,
} from "#database/schema/index.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { palliser, savePastWedding } from "#test-support/past-wedding.ts";
import { saveMails } from "#test-support/save-enquiry.ts";
import { sampleProfile } from "#test-support/sample-profile.ts";
import { sampleSecret as secret, sampleSettings } from "#test-support/sample-settings.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { changeListing } from "./change-listing.server.ts";
import { loadListingByKey } from "./own-listing-view.server.ts";
import { endPauses } from "./pause-listing.server.ts";

const email = "events@palliser-hotel.ca";

/** A listing with an owner, pictures, dates, and the application from which it came. */
async function fill(database: Database) {
  await fillCatalogue(database);
  const site = { database, secret, postMails: saveMails, settings: sampleSettings() };
  const profile = sampleProfile();
  await saveApplication(site, { contactName: "Zoë Gill", email, profile }, null);
  await database.update(applications).set({ listingId: palliser, decidedAt: sql`now()` });
  await database.insert(listingContacts).values({ listingId: palliser, email });
  const picture = { listingId: palliser, hash: "a" };
  await database
    .insert(listingPictures)
    .values({ ...picture, position: 1, alt: "A hall", width: 800, height: 600 });
  await database
    .insert(pictureFiles)
    .values({ ...picture, width: 480, format: "webp", bytes: Buffer.from([1, 2, 3]) });
  await database.insert(takenDates).values({ listingId: palliser, day: "2028-07-10" });
  await database.insert(listingCalendars).values({ listingId: palliser, freeUntil: "2028-12-31" });
  await getOrCreateKey(database, secret, "listing", String(palliser));
  return site;
}

/** Every row of the database as text, less the mails that a pause causes. */
async function everyRow(database: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await database.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t ${name === "mails" ? sql`where kind not like 'listing-pause%'` : sql``} order by 1`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

const age = (database: Database, paused: number, told: number | null) =>
  database.execute(
    sql`update listings set paused_at = now() - make_interval(days => ${paused}), pause_end_told_at = ${told === null ? sql`null` : sql`now() - make_interval(days => ${told})`} where paused_at is not null`,
  );

forEachDatabase((openTestDatabase) => {
  test("a withdrawn listing comes back byte by byte, with everything that belongs to it", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const site = await fill(database);
    const before = await everyRow(database);
    expect(await changeListing(site, palliser, { what: "withdraw" })).toEqual({ done: "paused" });
    expect((await readDirectory(database, true)).listing(palliser)).toBeNull();
    // Nothing else can be done with it meanwhile.
    const profile = sampleProfile();
    expect(await changeListing(site, palliser, { what: "edit", profile })).toBeNull();
    await runDailyMaintenance(site);
    expect(await changeListing(site, palliser, { what: "resume" })).toEqual({ done: "resumed" });
    expect((await readDirectory(database, true)).listing(palliser)).not.toBeNull();
    const { site_state: _then, erasures: _none, ...was } = before;
    // What is recorded for backups from before stays.
    const { site_state: _now, erasures: _recorded, ...is } = await everyRow(database);
    expect(is).toEqual(was);
  });

  test("a business whose listing our team puts back is told; one that did it itself is not", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const site = await fill(database);
    const told = async () =>
      (await database.select().from(mails)).filter(({ kind }) => kind === "listing-resumed");
    await changeListing(site, palliser, { what: "withdraw" });
    await changeListing(site, palliser, { what: "resume" });
    expect(await told()).toEqual([]);

    await applyListingAction(site, palliser, "pause");
    await applyListingAction(site, palliser, "restore");
    const [mail, ...others] = await told();
    expect([mail?.recipient, others]).toEqual([email, []]);
    if (mail === undefined) throw new Error("There is no mail");
    const written = await writeMail(site, mail);
    expect(written?.content.subject).toMatch(/: your listing is back on the site$/);
    expect(JSON.stringify(written)).toContain("/your-listing/");

    // Paused again before it went out: there is nothing left to say.
    await applyListingAction(site, palliser, "pause");
    expect(await writeMail(site, mail)).toBeNull();
  });

  test("both sides are told when it is paused and before it ends; then it is erased, and no sooner", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const site = await fill(database);
    await changeListing(site, palliser, { what: "withdraw" });
    const told = async () => {
      const rows = (await database.select().from(mails)).filter(({ kind }) => kind.startsWith("listing-"));
      return rows.map(({ kind, recipient }) => [kind, recipient]);
    };
    const atOnce = [
      ["listing-paused", email],
      ["listing-paused", null],
    ];
    expect(await told()).toEqual(atOnce);
    await age(database, 24, null);
    expect(await endPauses(site, new Date())).toBe(0);
    expect(await told()).toEqual(atOnce);

    // The site was off for long: they are told first, and nothing is erased with the same run.
    await age(database, 60, null);
    expect(await endPauses(site, new Date())).toBe(0);
    expect(await endPauses(site, new Date())).toBe(0);
    const all = [...atOnce, ["listing-pause-ends", email], ["listing-pause-ends", null]];
    expect(await told()).toEqual(all);
    const written = [];
    for (const mail of await database.select().from(mails))
      if (mail.kind.startsWith("listing-")) written.push(await writeMail(site, mail));
    expect(written.map((mail) => mail?.content.subject)).toEqual([
      expect.stringContaining("your listing is paused"),
      expect.stringContaining("left the site"),
      expect.stringContaining("your listing is deleted after"),
      expect.stringContaining("is deleted after"),
    ]);
    expect(JSON.stringify(written[0])).toContain("/your-listing/");
    expect(JSON.stringify(written[1])).not.toContain("/your-listing/");

    await age(database, 60, 5);
    expect(await endPauses(site, new Date())).toBe(1);
    expect(await endPauses(site, new Date())).toBe(0);
    for (const table of [listingContacts, listingPictures, pictureFiles, applications])
      expect(await database.$count(table)).toBe(0);
    expect(await database.select({ kind: erasures.kind }).from(erasures)).toEqual([
      { kind: "pause" },
      { kind: "listing" },
    ]);
    const [row] = await database
      .select()
      .from(listings)
      .where(sql`id = ${palliser}`);
    expect(row?.removedAt).not.toBeNull();
    expect(await changeListing(site, palliser, { what: "resume" })).toBeNull();
  });

  test("the mail to the business says who paused the listing", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const site = await fill(database);
    const mailed = async () => {
      const sent = await database.select().from(mails);
      const last = sent.toSorted((a, b) => a.id - b.id).findLast(({ recipient }) => recipient === email);
      return JSON.stringify(last && (await writeMail(site, last))?.content.parts);
    };
    await changeListing(site, palliser, { what: "withdraw" });
    expect(await mailed()).toContain("It was paused on your private page. If you meant to leave");
    await changeListing(site, palliser, { what: "resume" });
    await applyListingAction(site, palliser, "pause");
    expect(await mailed()).toContain("Our team paused it. If you asked us to");
    expect(await mailed()).not.toContain("If you meant to leave");
    const key = await getOrCreateKey(database, secret, "listing", String(palliser));
    expect((await loadListingByKey(database, key))?.view.isPausedByTeam).toBe(true);
    // A row from before this was recorded.
    await database.update(listings).set({ pausedBy: null });
    expect(await mailed()).not.toMatch(/Our team|It was paused/);
  });

  test("the couple's page says that a business has paused, and nothing of its former answer", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const site = await fill(database);
    const id = await savePastWedding(database, { email: "simran@couple.ca" });
    const words = async () => {
      const recipient = (await readEnquiry(database, id))?.recipients.find((one) => one.id === palliser);
      return recipient?.answer && describeReply(recipient.answer).availability;
    };
    const before = await words();
    expect(before).not.toContain("Paused");
    expect(await database.$count(vendorReplies)).toBeGreaterThan(0);
    await changeListing(site, palliser, { what: "withdraw" });
    expect(await words()).toBe("Paused its listing");
    await changeListing(site, palliser, { what: "resume" });
    expect(await words()).toBe(before);
    await changeListing(site, palliser, { what: "withdraw" });
    await age(database, 60, 5);
    await endPauses(site, new Date());
    expect(await words()).toBe("No longer listed here");
  });
});
