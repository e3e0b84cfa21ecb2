import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate, encodeStateVector } from "yjs";

import { saveApplication } from "#app/business/applications/save-application.server.ts";
import { saveCorrection } from "#app/couple/corrections/save-correction.server.ts";
import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import { deliverMail } from "#app/operator/mail-dispatch/deliver-mail.server.ts";
import { mailQueuePlan, postThroughJobQueue } from "#app/messaging/outbox/post-mails.server.ts";
import { endPauses } from "#app/business/own-listing/pause-listing.server.ts";
import { changeListing } from "#app/business/own-listing/change-listing.server.ts";
import { createPlan, saveUpdate } from "#app/plan/repository/plan-repository.server.ts";
import { withdrawApplication } from "#app/business/applications/withdraw-application.server.ts";
import { siteAttributes } from "#app/languages/site-language.ts";
import type { Database } from "#database/database.ts";
import {
  vendorReplies,
  applications,
  enquiries,
  erasures,
  listingContacts,
  listingPictures,
  listings,
  mails,
  planUpdates,
  reviews,
} from "#database/schema/index.ts";
import { openJobQueue } from "#jobs/job-queue.ts";
import { fileTransport } from "#mail/file-transport.ts";
import { saveMails } from "#test-support/save-enquiry.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { savePastWedding, palliser } from "#test-support/past-wedding.ts";
import { sampleProfile } from "#test-support/sample-profile.ts";
import { sampleSecret as secret, sampleSettings } from "#test-support/sample-settings.ts";
import { readStoredDocument } from "#test-support/edit-stored-plan.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

import { eraseByEmail } from "./erase-person.server.ts";
import { eraseExpired } from "./erase-expired.server.ts";
import { createDeferredDeletionRunner } from "#app/messaging/personal-data/deferred-deletions.server.ts";

const address = "simran.q7x9@gillwedding.ca";

/** A site with files for mails, and the catalogue. */
async function openHouse(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  await fillCatalogue(open.database);
  const { dataDir } = open.settings;
  const jobs = await openJobQueue(open, [mailQueuePlan(1)]);
  const site = {
    database: open.database,
    databaseKind: open.kind,
    secret,
    settings: sampleSettings({ dataDir }),
    postMails: postThroughJobQueue(jobs),
  };
  const stationery = {
    language: siteAttributes,
    sender: { siteUrl: "https://weddings.ca", contactEmail: "hello@weddings.ca", postalAddress: null },
    from: { name: "Wild Rose Weddings", address: "hello@weddings.ca" },
    headPicture: Buffer.from(""),
  };
  const transport = fileTransport(join(dataDir, "mail"), stationery);
  return {
    ...open,
    site,
    dataDir,
    deliverAll: async () => {
      for (const { id } of await open.database.select({ id: mails.id }).from(mails))
        await deliverMail(site, transport, id);
    },
    mailFiles: () => readdirSync(join(dataDir, "mail")),
    [Symbol.asyncDispose]: async () => {
      await jobs.stop();
      await open.pool.query("truncate pgboss.job");
      rmSync(join(dataDir, "mail"), { recursive: true, force: true });
      await open[Symbol.asyncDispose]();
    },
  };
}

/** Files below a folder in whose bytes one of the texts stands, whatever its case. */
function filesWith(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .filter((file) => {
      const bytes = readFileSync(file, "latin1")
        .replace(/=\r?\n/g, "")
        .toLowerCase();
      return texts.some((text) => bytes.includes(text.toLowerCase()));
    });
}

const application = (email: string) => ({ contactName: "Zoë Gill", email, profile: sampleProfile() });

/** A plan that names an address: as a field, among words, and in a row that was removed again. */
async function keepPlanNaming(database: Database, email: string): Promise<string> {
  const document = new Doc();
  const households = document.getMap("households");
  const planId = await createPlan(database, "a plan", encodeStateAsUpdate(document));
  const written = {
    "a/+": true,
    "a/name": "Gill",
    "a/email": email,
    "b/notes": `Not ${email.toUpperCase()}`,
    "c/email": email,
  };
  for (const [key, value] of Object.entries(written)) {
    const before = encodeStateVector(document);
    households.set(key, value);
    await saveUpdate(database, planId, "plan", encodeStateAsUpdate(document, before));
  }
  const before = encodeStateVector(document);
  households.delete("c/email");
  await saveUpdate(database, planId, "plan", encodeStateAsUpdate(document, before));
  return planId;
}

const wordsOfPlan = (database: Database, planId: string) =>
  readStoredDocument(database, planId, "plan", (document) => JSON.stringify(document.getMap("households")));

forEachDatabase((openTestDatabase, kind) => {
  test("what belongs to an address is erased everywhere, and nothing of it is left in the folder of the data", async () => {
    await using house = await openHouse(openTestDatabase);
    const { database, site, dataDir } = house;
    const id = await savePastWedding(database, { email: address, name: "Simran Quixwood" });
    const other = await savePastWedding(database, { email: "other@couple.ca", name: "Others" });
    const review = {
      vendor: palliser,
      stars: 5,
      review: `All was well, says ${address} here.`,
      author: "Simran Quixwood",
      month: true,
    };
    await changeEnquiry(site, id, { what: "review", ...review }, null);
    await changeEnquiry(site, id, { what: "message", to: null, message: "We are Simran Quixwood." }, null);
    await saveApplication(site, application(address), null);
    const about = {
      listing: palliser,
      kind: "price",
      sender: "couple",
      message: "Dearer",
      email: address,
    } as const;
    await saveCorrection(database, about, null);
    await database
      .update(vendorReplies)
      .set({ message: `I wrote to ${address.toUpperCase()}.` })
      .where(eq(vendorReplies.enquiryId, other));
    await database.execute(
      sql`update mails set last_error = ${`550 <${address}> unknown`} where enquiry_id = ${other}`,
    );
    await database.execute(
      sql`update pgboss.job set output = ${JSON.stringify({ message: `550 ${address}` })}::jsonb`,
    );
    const plan = await keepPlanNaming(database, address);
    await database.execute(sql`analyze`);
    await house.deliverAll();
    mkdirSync(join(dataDir, "mail"), { recursive: true });
    writeFileSync(join(dataDir, "mail", "mail-9999.old.eml"), `To: ${address}\r\n\r\nof an earlier release`);
    await database.execute(sql`select pg_switch_wal()`);
    await database.execute(sql`checkpoint`);
    expect(filesWith(join(dataDir, "mail"), [address]).length).toBeGreaterThan(3);

    const tried = await eraseByEmail(site, address, true);
    expect(tried).toMatchObject({
      done: false,
      counts: { enquiries: 1, applications: 1, corrections: 1, reviews: 1, plans: 1 },
    });
    expect(await wordsOfPlan(database, plan)).toContain(address);
    expect(await database.$count(enquiries)).toBe(2);
    const before = house.mailFiles().length;

    const done = await eraseByEmail(site, `  ${address.toUpperCase()} `.trim(), false);
    expect(done).toEqual({ ...tried, done: true, recordedIn: [dataDir] });
    expect(house.mailFiles()).toHaveLength(before - done.files);
    expect(await wordsOfPlan(database, plan)).toBe(
      '{"a/+":true,"a/name":"Gill","a/email":"","b/notes":"Not [erased]"}',
    );
    expect(await database.$count(planUpdates)).toBe(1);
    expect(await database.select({ email: enquiries.email }).from(enquiries)).toEqual([
      { email: "other@couple.ca" },
    ]);
    expect(await database.select().from(reviews)).toMatchObject([
      { author: "", stars: 5, quote: "All was well, says [erased] here." },
    ]);
    expect(JSON.stringify(await database.select().from(vendorReplies))).toContain("I wrote to [erased].");
    expect(await database.select().from(erasures)).toMatchObject([{ kind: "address" }]);
    expect(await database.$count(mails, eq(mails.enquiryId, other))).toBeGreaterThan(0);
    // A PostgreSQL keeps its files itself.
    const folder = kind === "embedded" ? dataDir : join(dataDir, "mail");
    expect(filesWith(folder, [address, "Simran Quixwood"])).toEqual([]);
    expect(await eraseByEmail(site, address, true)).toEqual({
      counts: {},
      files: 0,
      done: false,
      recordedIn: [],
    });
  });

  test("a mail that is erased while it is sent leaves no file", async () => {
    await using house = await openHouse(openTestDatabase);
    const { database, site } = house;
    await savePastWedding(database, { email: address });
    const kept: string[] = [];
    const slow = {
      reachesPeople: false,
      describe: "slowly",
      send: async ({ messageId }: { messageId: string }) => {
        await eraseByEmail(site, address, false);
        kept.push(messageId);
      },
      greet: async () => {},
      forget: async (messageId: string) => void kept.splice(kept.indexOf(messageId), 1),
      close: () => {},
    };
    const [mail] = await database.select().from(mails).where(eq(mails.recipient, address));
    await deliverMail(site, slow, mail?.id ?? 0);
    expect(kept).toEqual([]);
    expect(await database.$count(mails, eq(mails.recipient, address))).toBe(0);
  });

  test("what a couple deletes, an application or a listing that is withdrawn, leaves no file of a mail", async () => {
    await using house = await openHouse(openTestDatabase);
    const { database, site } = house;
    const tidyUp = createDeferredDeletionRunner(site);
    const id = await savePastWedding(database, { email: address });
    const { reference } = await saveApplication(site, application("zoe@zoecakes.ca"), null);
    await house.deliverAll();
    expect(house.mailFiles().length).toBeGreaterThan(3);
    await changeEnquiry(site, id, { what: "delete", sure: "yes" }, null);
    const [row] = await database.select().from(applications).where(eq(applications.reference, reference));
    if (row) await withdrawApplication(site, row);
    await tidyUp();
    expect(house.mailFiles()).toEqual([]);
    expect(await database.$count(mails)).toBe(0);

    const picture = { position: 1, alt: "A hall", width: 800, height: 600 };
    await database.insert(listingPictures).values([
      { listingId: palliser, hash: "a", ...picture },
      { listingId: 85, hash: "b", ...picture },
    ]);
    await changeListing(site, palliser, { what: "withdraw" });
    await database.execute(
      sql`update listings set paused_at = now() - interval '31 days', pause_end_told_at = now() - interval '5 days' where id = ${palliser}`,
    );
    expect(await endPauses(site, new Date())).toBe(1);
    expect(await database.$count(listingContacts)).toBe(0);
    expect(await database.select().from(listingPictures)).toMatchObject([{ listingId: 85 }]);
    // Who is erased by address takes along what it sent for its listing.
    await database.insert(listingContacts).values({ listingId: 85, email: "hall@venue.ca" });
    expect(await eraseByEmail(site, "hall@venue.ca", true)).toMatchObject({
      counts: { listing_pictures: 1, listing_contacts: 1 },
    });
    const kinds = (await database.select({ kind: erasures.kind }).from(erasures)).map(
      (erasure) => erasure.kind,
    );
    expect(kinds.toSorted()).toEqual(["application", "enquiry", "listing", "pause"]);
  });

  test("after the days of the setting letters go, each from its own day on; reviews stay", async () => {
    await using house = await openHouse(openTestDatabase);
    const { database, site } = house;
    const settings = { ...site.settings, retentionDays: 100 };
    const office = { ...site, settings, postMails: saveMails };
    const old = await savePastWedding(database, { days: 101, email: "old@c.ca" });
    await savePastWedding(database, { days: 99, email: "young@c.ca" });
    const review = {
      vendor: palliser,
      stars: 5,
      review: "All was well, and more.",
      author: "Old",
      month: false,
    };
    await changeEnquiry(office, old, { what: "review", ...review }, null);
    const unconfirmed = await saveApplication(office, application("a@b.ca"), null);
    await saveApplication(office, { ...application("b@b.ca"), contactName: "Fresh" }, null);
    // Sent long ago, and the wedding of one still lies ahead.
    const ahead = await savePastWedding(database, { days: -30, email: "ahead@c.ca" });
    await database.execute(sql`update enquiries set received_at = now() - interval '101 days'`);
    await database.execute(
      sql`update applications set received_at = now() - interval '15 days' where reference = ${unconfirmed.reference}`,
    );
    expect(await eraseExpired(office)).toMatchObject({ enquiries: 1, applications: 1 });
    const left = (await database.select().from(enquiries)).map(({ email }) => email);
    expect(left.toSorted()).toEqual(["ahead@c.ca", "young@c.ca"]);
    expect(await database.select().from(applications)).toMatchObject([{ email: "b@b.ca" }]);
    expect(await database.select().from(reviews)).toMatchObject([{ author: "Old", enquiryId: null }]);
    await changeEnquiry(office, ahead, { what: "withdraw" }, null);
    await database.execute(
      sql`update enquiries set withdrawn_at = now() - interval '101 days' where id = ${ahead}`,
    );
    expect(await eraseExpired(office)).toMatchObject({ enquiries: 1 });
    expect(await eraseExpired(office)).toEqual({});
    expect(await database.$count(listings)).toBeGreaterThan(100);
    // The name over the review is found by its hash when the couple asks later.
    await eraseByEmail(office, "OLD@c.ca", false);
    expect(await database.select().from(reviews)).toMatchObject([
      { author: "", quote: "All was well, and more." },
    ]);
  });
});
