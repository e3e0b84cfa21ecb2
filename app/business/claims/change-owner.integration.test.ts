import { setTimeout as wait } from "node:timers/promises";

import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { getOrCreateKey, resolveKey } from "#app/messaging/private-links/private-links.server.ts";
import { hashMailbox } from "#app/messaging/personal-data/subject-hash.server.ts";
import { saveVendorReply } from "#app/business/replies/save-reply.server.ts";
import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import type { EnquiryChange } from "#app/couple/enquiry-page/parse-enquiry-change.ts";
import { lockListingContacts } from "#app/couple/enquiries/listing-contacts.server.ts";
import { saveEnquiry } from "#app/couple/enquiries/save-enquiry.server.ts";
import { setMailboxUnsubscribed } from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import { writeMail } from "#app/operator/mail-dispatch/write-mail.server.ts";
import { showListing } from "#app/operator/register/listing-desk.server.ts";
import { enquiries, enquiryRecipients, listingContacts, mails } from "#database/schema/index.ts";
import { availableAnswer } from "#test-support/available-answer.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { sampleSecret as secret, sampleSettings } from "#test-support/sample-settings.ts";
import { saveMails, seedEnquiry } from "#test-support/save-enquiry.ts";
import { pressConfirmation, sendEnquiry } from "#test-support/send-enquiry.ts";
import { forEachDatabase, forPostgres, type OpenTestDatabase } from "#test-support/test-database.ts";

import { changeOwner } from "./change-owner.server.ts";

const hall = 76;

forEachDatabase((openTestDatabase) => {
  test("the team gives a managed listing another address: both are told, and old links open nothing", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const office = { database, secret, postMails: saveMails };
    await fillCatalogue(database);
    await database.execute(
      sql`insert into listing_contacts (listing_id, email, muted_at) values (${hall}, 'old@hall.ca', now())`,
    );
    await seedEnquiry(database, sampleEnquiry({ vendors: [hall] }), null);
    await database.delete(mails);
    await database.insert(mails).values({
      kind: "enquiry-to-vendor",
      recipient: "old@hall.ca",
      enquiryId: 1,
      listingId: hall,
    });
    const links = [
      ["listing", String(hall)],
      ["mute", String(hall)],
      ["answer", `1:${hall}`],
    ] as const;
    const keys = [];
    for (const [kind, subject] of links)
      keys.push([kind, await getOrCreateKey(database, secret, kind, subject)] as const);

    expect(await changeOwner(office, hall, "new@hall.ca")).toEqual({
      done: true,
      name: "Fairmont Palliser",
      before: { email: "old@hall.ca", isUnsubscribed: false },
      after: { email: "new@hall.ca", isUnsubscribed: false },
    });
    expect(await showListing(database, hall)).toMatchObject({
      owner: { email: "new@hall.ca", mutedAt: null },
    });
    for (const [kind, key] of keys) expect(await resolveKey(database, kind, key)).toBeNull();
    const posted = await database.select().from(mails).orderBy(asc(mails.id));
    // What had not gone out yet has the new links in it.
    expect(posted.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["enquiry-to-vendor", "new@hall.ca"],
      ["owner-changed", "old@hall.ca"],
      ["owner-changed", "new@hall.ca"],
    ]);
    const site = { database, secret, settings: sampleSettings() };
    const texts = [];
    for (const mail of posted.slice(1)) texts.push(JSON.stringify(await writeMail(site, mail)));
    const fresh = await getOrCreateKey(database, secret, "listing", String(hall));
    expect(texts.map((text) => text.includes(fresh))).toEqual([false, true]);
  });

  test("a new address that is unsubscribed has mail off, and the listing's enquiries stay with our team", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const office = { database, secret, postMails: saveMails };
    await fillCatalogue(database);
    await database.execute(
      sql`insert into listing_contacts (listing_id, email, muted_at) values (${hall}, 'old@hall.ca', now())`,
    );
    await seedEnquiry(database, sampleEnquiry({ vendors: [hall] }), null);
    await database.execute(sql`update enquiries set asked_to_confirm_at = null`);
    await setMailboxUnsubscribed(database, secret, hashMailbox(secret, "new@hall.ca"), true);

    expect(await changeOwner(office, hall, "New@hall.ca")).toMatchObject({
      before: { isUnsubscribed: false },
      after: { email: "New@hall.ca", isUnsubscribed: true },
    });
    expect(await showListing(database, hall)).toMatchObject({
      owner: { email: "New@hall.ca", mutedAt: expect.any(Date) },
    });
    expect(await database.select().from(enquiryRecipients)).toMatchObject([{ queuedAt: null }]);
  });

  test("a listing that nobody manages, or that has the address already, stays as it is", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const office = { database, secret, postMails: saveMails };
    await fillCatalogue(database);
    expect(await changeOwner(office, hall, "new@hall.ca")).toMatchObject({ done: false, why: "unowned" });
    expect(await changeOwner(office, 999_999, "new@hall.ca")).toBeNull();
    await database.execute(
      sql`insert into listing_contacts (listing_id, email) values (${hall}, 'new@hall.ca')`,
    );
    expect(await changeOwner(office, hall, "New@Hall.ca")).toMatchObject({ done: false, why: "same" });
    expect(await database.$count(mails, eq(mails.kind, "owner-changed"))).toBe(0);
  });
});

forPostgres((openTestDatabase) => {
  test("couples write and decline, and the business answers, while the listing gets another owner", async () => {
    await using open = await openOwned(openTestDatabase);
    const { office, database } = open;
    const asked = await database.select({ id: enquiries.id }).from(enquiries);
    await changeOwners(office, 60, async (time) => {
      // Nobody has told the business of what was written: its new owner is.
      await database.delete(mails);
      await database.update(enquiryRecipients).set({ newestTold: 0, queuedAt: null });
      return () =>
        Promise.all([
          ...asked.map(({ id }, at) => changeEnquiry(office, id, changeOf(time + at), `${time}`)),
          ...asked.map(({ id }) => saveVendorReply(office, id, hall, availableAnswer)),
        ]);
    });
  });

  test("an enquiry that goes out while the listing gets another owner reaches one of them", async () => {
    await using open = await openOwned(openTestDatabase);
    const { office, database } = open;
    const { reference } = await saveEnquiry(office, askHall("Noor"), null);
    await database.delete(mails);
    const both: Promise<unknown>[] = [];
    await database.transaction(async (transaction) => {
      await lockListingContacts(transaction, [hall]);
      // Each gets as far as the contact, and goes on when it is free.
      both.push(pressConfirmation(office, reference));
      await wait(200);
      both.push(changeOwner(office, hall, "new@hall.ca"));
      await wait(200);
    });
    await Promise.all(both);
    const posted = await database.select().from(mails).where(eq(mails.kind, "enquiry-to-vendor"));
    expect(posted).toMatchObject([{ recipient: "new@hall.ca" }]);
  });
});

const askHall = (name: string) => sampleEnquiry({ name, email: `${name}@example.ca`, vendors: [hall] });

/** A listing with an owner, to whom three enquiries were mailed. */
async function openOwned(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  const { database } = open;
  const office = { database, secret, postMails: saveMails };
  await fillCatalogue(database);
  await database.insert(listingContacts).values({ listingId: hall, email: "first@hall.ca" });
  for (const name of ["Simran", "Harpreet", "Daniel"]) await sendEnquiry(office, askHall(name));
  return { ...open, office };
}

type Office = Awaited<ReturnType<typeof openOwned>>["office"];

/** Gives the hall one address after another, each while couples act. */
async function changeOwners(
  office: Office,
  times: number,
  prepare: (time: number) => Promise<() => Promise<unknown>>,
) {
  for (let time = 0; time < times; time += 1) {
    const act = await prepare(time);
    const [changed] = await Promise.all([changeOwner(office, hall, `owner-${time}@hall.ca`), act()]);
    expect(changed).toMatchObject({ done: true });
  }
}

function changeOf(time: number): EnquiryChange {
  if (time % 3 === 1) return { what: "decline", vendor: hall, note: "" };
  if (time % 3 === 2) return { what: "reopen", vendor: hall };
  return { what: "message", to: null, message: `Message ${time}` };
}
